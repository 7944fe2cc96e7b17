import { type LanderSummary, landerPath, type Niche, paths } from 'contracts'

/** The path at which visitors of a brand of this niche find a document. */
export function addressOf({ kind, template, slug, token }: LanderSummary, niche: Niche): string {
  if (kind === 'lander') return landerPath({ niche, template, slug })
  return kind === 'home' ? paths.index : `/${token ?? slug}`
}
