import { type LanderSummary, landerPath, type Niche } from 'contracts'

/** The path at which visitors of a brand of this niche find a document. */
export function addressOf({ kind, template, slug, token }: LanderSummary, niche: Niche): string {
  return kind === 'lander' ? landerPath({ niche, template, slug }) : `/${token ?? slug}`
}
