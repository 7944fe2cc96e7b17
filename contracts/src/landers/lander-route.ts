import { pathWith } from '../href.ts'
import { type Niche, nichePrefixes } from '../site/niches.ts'

/**
 * The route of a landing page template, below the niche's prefix, if there is one (§9). Each has its own,
 * which a new version of mf-landers can add, with title, code and styles of its own.
 */
export const landerRoute = <Template extends string>(template: Template) =>
  ({ name: `landers-${template}-slug`, path: `/:niche?/landers/${template}/:slug?` }) as const

export type LanderRouteName = ReturnType<typeof landerRoute<string>>['name']

/** The template of a route; undefined for other routes. */
export function templateOf(routeName: string): string | undefined {
  return /^landers-(.+)-slug$/.exec(routeName)?.[1]
}

interface LanderAddress {
  readonly niche: Niche
  readonly template: string
  readonly slug?: string | undefined
}

/** §9: the path of a landing page on a brand of this niche. */
export function landerPath({ niche, template, slug }: LanderAddress): string {
  return pathWith(landerRoute(template).path, {
    niche: nichePrefixes[niche] || undefined,
    slug: slug || undefined,
  })
}

/** §9: whether a page has the prefix of the brand's niche, none although it should, or another one. */
export function prefixOf(niche: Niche, given: string | undefined): 'right' | 'missing' | 'wrong' {
  if ((given ?? '') === nichePrefixes[niche]) return 'right'
  return given === undefined ? 'missing' : 'wrong'
}
