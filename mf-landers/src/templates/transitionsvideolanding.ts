import type { Template } from '../block/template.ts'
import { scrollFilm } from '../blocks/scroll-film/scroll-film.tsx'
import { nicheLine } from './niche-line.ts'

const STEPS = [
  ['look', 'city'],
  ['write', 'bubbles'],
  ['meet', 'table'],
  ['walk', 'sea'],
] as const

/** A story in four films, from the first look to the walk by the sea. */
export const transitionsvideolanding: Template = {
  name: 'transitionsvideolanding',
  blocks: [scrollFilm],
  builtIn: (t, niche) => [
    scrollFilm.of('story', {
      kicker: nicheLine(t, niche),
      title: t('landers.transitionsvideolanding.title'),
      text: t('landers.transitionsvideolanding.text'),
      button: t('home.join'),
      note: t('landers.note'),
      steps: STEPS.map(([step, clip]) => ({
        clip,
        title: t(`landers.transitionsvideolanding.steps.${step}.title`),
        text: t(`landers.transitionsvideolanding.steps.${step}.text`),
      })),
    }),
  ],
}
