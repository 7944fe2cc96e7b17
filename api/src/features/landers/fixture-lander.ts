import type { LanderContent } from 'contracts'

/** A document of the gallery template, as the studio sends it. */
export function landerContentOf(change: Partial<LanderContent> = {}): LanderContent {
  return {
    v: 1,
    kind: 'lander',
    template: 'gallery',
    slug: 'summer',
    niche: 1,
    meta: { title: { en: 'Summer', fi: 'Kesä' }, description: { en: 'Meet somebody this summer.' } },
    locales: ['en', 'fi'],
    blocks: [
      {
        id: 'head',
        type: 'hero',
        bv: 1,
        props: { title: { en: 'Hello', fi: 'Hei' }, picture: { id: 'beach', alt: null } },
      },
      {
        id: 'text',
        type: 'text',
        bv: 1,
        props: { body: { en: [{ p: ['Read ', { a: '/faq', c: ['this'] }] }] } },
      },
    ],
    ...change,
  }
}
