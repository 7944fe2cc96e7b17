import type { Template } from '../block/template.ts'
import { regionMap } from '../blocks/region-map/region-map.tsx'
import { nicheLine } from './niche-line.ts'

/** A map of the country, on which the visitor chooses where their search begins. */
export const maplanding: Template = {
  name: 'maplanding',
  blocks: [regionMap],
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
