import { hasBothGenders } from 'contracts'
import type { Template } from '../block/template.ts'
import { iconSteps } from '../blocks/icon-steps/icon-steps.tsx'
import { nicheLine } from './niche-line.ts'

/** Three questions with large icons, and the signup that takes the answers along. */
export const iconslanding: Template = {
  name: 'iconslanding',
  blocks: [iconSteps],
  builtIn: (t, niche) => [
    iconSteps.of('steps', {
      kicker: nicheLine(t, niche),
      title: t('landers.iconslanding.title'),
      meet: hasBothGenders(niche)
        ? {
            title: t('landers.iconslanding.meet'),
            female: t('landers.iconslanding.women'),
            male: t('landers.iconslanding.men'),
            everyone: t('landers.iconslanding.everyone'),
          }
        : null,
      ages: { title: t('landers.iconslanding.ages') },
      country: {
        title: t('landers.iconslanding.country'),
        other: t('landers.iconslanding.other'),
        choose: t('landers.iconslanding.choose'),
      },
      done: {
        title: t('landers.iconslanding.done'),
        text: t('landers.iconslanding.text'),
        button: t('home.join'),
      },
      back: t('landers.iconslanding.back'),
      skip: t('landers.iconslanding.skip'),
    }),
  ],
}
