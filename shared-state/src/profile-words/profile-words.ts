import type { Interest, Locale, OwnProfile, RegionKind } from 'contracts'
import { addWords, onLocaleChange, wordsOf } from '../i18n.ts'
import { state } from '../state/state.ts'
import { useStore } from '../store/store.ts'
import type en from './words/en.json'

const BUNDLE = 'profile-words'

type Told<Field extends keyof OwnProfile> = NonNullable<OwnProfile[Field]>

/** The fields of a profile that have a name on screen. */
export type ProfileField = keyof (typeof en)['labels']

const useWords = wordsOf<typeof en>(BUNDLE)

/** What profiles are told in, in the language of the page. `loadProfileWords()` comes first. */
export function useProfileWords() {
  const t = useWords()
  return {
    label: (field: ProfileField) => t(`labels.${field}`),
    gender: (value: Told<'gender'>) => t(`gender.${value}`),
    sexuality: (value: Told<'sexuality'>) => t(`sexuality.${value}`),
    bodyType: (value: Told<'body_type'>) => t(`bodyType.${value}`),
    /** Several languages speak otherwise of a man than of a woman. */
    relationship: (value: Told<'relationship_status'>, gender: OwnProfile['gender']) =>
      t(`relationship.${gender ?? 'unknown'}.${value}`),
    hairColour: (value: Told<'hair_colour'>) => t(`hairColour.${value}`),
    eyeColour: (value: Told<'eye_colour'>) => t(`eyeColour.${value}`),
    tattoos: (has: boolean) => t(has ? 'tattoos.yes' : 'tattoos.no'),
    interest: (value: Interest) => t(`interest.${value}`),
    regionKind: (value: RegionKind) => t(`regionKind.${value}`),
  }
}

export type ProfileWords = ReturnType<typeof useProfileWords>

/** What a page calls in its `preload`; from then on a change of language brings them too. */
export async function loadProfileWords() {
  onLocaleChange(load)
  await load(useStore.getState().locale)
}

async function load(locale: Locale) {
  if (state.i18n.hasResourceBundle(locale, BUNDLE)) return
  const { default: words } = (await import(`./words/${locale}.json`)) as { default: typeof en }
  addWords(BUNDLE, locale, words)
}
