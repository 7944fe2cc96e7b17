import { queryClient } from 'shared-state/query'
import { regionMap } from '../blocks/region-map/region-map.tsx'
import { regionsQuery } from '../blocks/region-map/regions-query.ts'
import { nicheLine } from '../niche-line.ts'
import type { Template } from '../template.ts'

/** A map of the country, on which the visitor chooses where their search begins. */
export const maplanding: Template = {
  name: 'maplanding',
  blocks: [regionMap],
  // The map does without the names of the regions until they are there.
  start() {
    void queryClient.prefetchQuery(regionsQuery)
    return undefined
  },
  builtIn: (t, niche) => [
    regionMap.of('map', {
      kicker: nicheLine(t, niche),
      title: t('landers.maplanding.title'),
      text: t('landers.maplanding.text'),
      button: t('home.join'),
      note: t('landers.note'),
    }),
  ],
}
