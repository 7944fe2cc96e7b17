import type { Template } from '../block/template.ts'
import { builtInSteps } from '../blocks/home/built-in-steps.ts'
import { homeFaces, homeHero, homePromises, homeSteps } from '../blocks/home/home-blocks.tsx'
import { nicheLine, ownHome } from './niche-line.ts'

/** A visitor's home: faces, one promise, and the way in. A document of the kind `home` fills it. */
export const home: Template = {
  name: 'home',
  blocks: [homeHero, homeFaces, homeSteps, homePromises],
  showsFaces: true,
  isFramed: true,
  builtIn(t, niche) {
    const own = ownHome(niche)
    return [
      homeHero.of('hero', {
        kicker: nicheLine(t, niche),
        title: own ? t(`home.own.${own}.title`) : t('home.title'),
        text: own ? t(`home.own.${own}.promise`) : t('home.promise'),
        button: t('home.join'),
        look: t('home.look'),
      }),
      homeFaces.of('faces', { title: t('home.faces') }),
      homeSteps.of('steps', { title: t('home.how'), steps: builtInSteps(t) }),
      homePromises.of('promises', { title: t('home.honest') }),
    ]
  },
}
