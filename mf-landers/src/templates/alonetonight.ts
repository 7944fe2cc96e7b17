import type { Template } from '../block/template.ts'
import { nightScene } from '../blocks/night-scene/night-scene.tsx'
import { nicheLine } from './niche-line.ts'

/** A city at night, one question and one button. */
export const alonetonight: Template = {
  name: 'alonetonight',
  blocks: [nightScene],
  builtIn: (t, niche) => [
    nightScene.of('scene', {
      kicker: nicheLine(t, niche),
      title: t('landers.alonetonight.title'),
      text: t('landers.alonetonight.text'),
      button: t('home.join'),
      note: t('landers.note'),
    }),
  ],
}
