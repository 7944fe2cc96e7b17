import type { Template } from '../block/template.ts'
import { film } from '../blocks/film/film.tsx'
import { nicheLine } from './niche-line.ts'

/** One film from edge to edge. */
export const video: Template = {
  name: 'video',
  blocks: [film],
  builtIn: (t, niche) => [
    film.of('film', {
      clip: 'city',
      kicker: nicheLine(t, niche),
      title: t('landers.video.title'),
      text: t('landers.video.text'),
      button: t('home.join'),
      note: t('landers.note'),
    }),
  ],
}
