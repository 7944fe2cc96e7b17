import {
  FOLDED_INTERESTS,
  type Interest,
  type InterestGroup,
  interestGroups,
  type Locale,
  type OwnProfile,
  type RegionKind,
} from 'contracts'
import { addWords, onLocaleChange, wordsOf } from '../language/i18n.ts'
import { state } from '../state/state.ts'
import { useStore } from '../state/store.ts'
import type en from './words/en.json'

const BUNDLE = 'profile-words'

type Stated<Field extends keyof OwnProfile> = NonNullable<OwnProfile[Field]>

/** Profile fields with a label. */
export type ProfileField = keyof (typeof en)['labels']

const useWords = wordsOf<typeof en>(BUNDLE)

/** Translations of profile fields and values. Call `loadProfileWords()` first. */
export function useProfileWords() {
  const t = useWords()
  return {
    label: (field: ProfileField) => t(`labels.${field}`),
    gender: (value: Stated<'gender'>) => t(`gender.${value}`),
    sexuality: (value: Stated<'sexuality'>) => t(`sexuality.${value}`),
    bodyType: (value: Stated<'body_type'>) => t(`bodyType.${value}`),
    /** Several languages inflect it by gender. */
    relationship: (value: Stated<'relationship_status'>, gender: OwnProfile['gender']) =>
      t(`relationship.${gender ?? 'unknown'}.${value}`),
    hairColour: (value: Stated<'hair_colour'>) => t(`hairColour.${value}`),
    eyeColour: (value: Stated<'eye_colour'>) => t(`eyeColour.${value}`),
    tattoos: (has: boolean) => t(has ? 'tattoos.yes' : 'tattoos.no'),
    interest: (value: Interest) => t(`interest.${value}`),
    /** For `InterestGroups` of shared-ui. */
    interestGroups: () =>
      (Object.keys(interestGroups) as InterestGroup[]).map((id) => ({
        id,
        label: t(`interestGroup.${id}`),
        isFolded: id === FOLDED_INTERESTS,
        interests: interestGroups[id].map((interest) => ({
          id: interest,
          label: t(`interest.${interest}`),
        })),
      })),
    regionKind: (value: RegionKind) => t(`regionKind.${value}`),
  }
}

export type ProfileWords = ReturnType<typeof useProfileWords>

/** For a page's `preload`; from then on, a change of language loads them too. */
export async function loadProfileWords() {
  onLocaleChange(load)
  await load(useStore.getState().locale)
}

async function load(locale: Locale) {
  if (state.i18n.hasResourceBundle(locale, BUNDLE)) return
  const { default: words } = (await import(`./words/${locale}.json`)) as { default: typeof en }
  addWords(BUNDLE, locale, words)
}
