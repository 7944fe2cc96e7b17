import type { Template } from '../block/template.ts'
import { photoCollage } from '../blocks/photo-collage/photo-collage.tsx'
import { portraitsFor } from '../pictures/portraits-for.ts'
import { nicheLine } from './niche-line.ts'

/** Tilted portraits round one promise. */
export const collagelanding: Template = {
  name: 'collagelanding',
  blocks: [photoCollage],
  showsFaces: true,
  builtIn: (t, niche) => [
    photoCollage.of('collage', {
      kicker: nicheLine(t, niche),
      title: t('landers.collagelanding.title'),
      text: t('landers.collagelanding.text'),
      button: t('home.join'),
      note: t('landers.note'),
      pictures: portraitsFor(niche).slice(0, 8),
    }),
  ],
}
