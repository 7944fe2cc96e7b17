import type { LanderContent } from 'contracts'

/** A document's texts and parts at the address of another revision of it: where a page is found is no part of what it says. */
export function withAddressOf(
  { slug, token }: LanderContent,
  { token: _, ...content }: LanderContent,
): LanderContent {
  return { ...content, slug, ...(token !== undefined && { token }) }
}
