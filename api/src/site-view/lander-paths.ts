import { href, landerPath, type Niche, prefixOf, templateOf } from 'contracts'
import type { LanderAddress } from '../features/landers/documents/live-landers.ts'
import type { Page } from './page-head.ts'

/** §9: on a niche brand a landing page without the prefix has moved to the path with it. */
export function movedTo({ route, params }: Page, niche: Niche): string | undefined {
  const template = templateOf(route.name)
  if (template === undefined || prefixOf(niche, params['niche']) !== 'missing') return undefined
  return landerPath({ niche, template, slug: params['slug'] })
}

/** The paths of pages that have a document, and no route without a parameter. */
export function documentPaths(addresses: readonly LanderAddress[], niche: Niche): string[] {
  return addresses.flatMap((address) => {
    if ('token' in address) return href('token', { token: address.token })
    const { kind, template, slug } = address
    return kind === 'lander' && slug !== '' ? landerPath({ niche, template, slug }) : []
  })
}
