import type { Template } from '../block/template.ts'
import { swipeCards } from '../blocks/swipe-cards/swipe-cards.tsx'
import { nicheLine } from './niche-line.ts'

const CARDS = ['table', 'sea', 'city', 'bubbles'] as const

/** Four first dates to swipe. They are ideas, not people: the people come after the signup. */
export const tinderswipe: Template = {
  name: 'tinderswipe',
  blocks: [swipeCards],
  builtIn: (t, niche) => [
    swipeCards.of('cards', {
      kicker: nicheLine(t, niche),
      title: t('landers.tinderswipe.title'),
      text: t('landers.tinderswipe.text'),
      button: t('home.join'),
      note: t('landers.note'),
      cards: CARDS.map((clip) => ({ clip, label: t(`landers.tinderswipe.cards.${clip}`) })),
    }),
  ],
}
