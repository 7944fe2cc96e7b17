import type { Template } from '../block/template.ts'
import { photoGallery } from '../blocks/photo-gallery/photo-gallery.tsx'
import { signupBar } from '../blocks/signup-bar/signup-bar.tsx'
import { portraitsFor } from '../pictures/portraits-for.ts'
import { nicheLine } from './niche-line.ts'

const CAPTIONS = ['talk', 'breakfast', 'dancing', 'walks', 'spark', 'quiet'] as const

/** A calm gallery of people with captions, and a signup that stays in sight. */
export const gallery: Template = {
  name: 'gallery',
  blocks: [photoGallery, signupBar],
  showsFaces: true,
  builtIn(t, niche) {
    const pictures = portraitsFor(niche)
    return [
      photoGallery.of('gallery', {
        kicker: nicheLine(t, niche),
        title: t('landers.gallery.title'),
        text: t('landers.gallery.text'),
        people: 'members',
        plates: CAPTIONS.flatMap((one, index) => {
          const picture = pictures[index]
          return picture ? [{ picture, caption: t(`landers.gallery.captions.${one}`) }] : []
        }),
      }),
      signupBar.of('signup', {
        title: t('landers.gallery.bar'),
        note: t('landers.note'),
        button: t('home.join'),
      }),
    ]
  },
}
