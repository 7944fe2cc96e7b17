import {
  type LanderContent,
  type LanderSummary,
  landerPath,
  mayHaveSlug,
  type Niche,
  pageNameOf,
  paths,
} from 'contracts'

/** The path at which visitors of a brand of this niche find a document. */
export function addressOf({ kind, template, slug, token }: LanderSummary, niche: Niche): string {
  const page = pageNameOf({ kind, template })
  if (page) return paths[`pages-${page}`]
  if (kind === 'lander') return landerPath({ niche, template, slug })
  if (kind === 'member') return memberAddress(template, slug)
  return kind === 'home' ? paths.index : `/${token ?? slug}`
}

/** The path of a landing page for a chosen member, with a place for the member's id. */
export function memberAddress(template: string, slug: string): string {
  return ['/members/{id}', template, slug].filter(Boolean).join('/')
}

/** Whether the address of such a document has a part of its own. */
export function hasOwnAddress({ kind, template }: Pick<LanderSummary, 'kind' | 'template'>): boolean {
  if (kind === 'member') return mayHaveSlug(template)
  return kind !== 'home' && pageNameOf({ kind, template }) === undefined
}

/** A document's texts and blocks at the address of another revision of it. */
export function withAddressOf(
  { slug, token }: LanderContent,
  { token: _, ...content }: LanderContent,
): LanderContent {
  return { ...content, slug, ...(token !== undefined && { token }) }
}
