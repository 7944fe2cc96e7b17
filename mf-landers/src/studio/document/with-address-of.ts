import type { LanderContent } from 'contracts'

/** A document's texts and blocks at the address of another revision of it. */
export function withAddressOf(
  { slug, token }: LanderContent,
  { token: _, ...content }: LanderContent,
): LanderContent {
  return { ...content, slug, ...(token !== undefined && { token }) }
}
