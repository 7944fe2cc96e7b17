import {
  FOLDED_INTERESTS,
  type Interest,
  type InterestGroup,
  interestGroups,
  type OwnProfile,
  type RegionKind,
} from 'contracts'
import { wordsOf } from '../language/i18n.ts'
import { wordsLoader } from '../language/load-words.ts'
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

type ProfileWords = ReturnType<typeof useProfileWords>

/** The short facts that a profile states, in words. */
export function statedFacts(
  profile: Pick<OwnProfile, (typeof FACTS)[number]>,
  words: ProfileWords,
): {
  readonly field: ProfileField
  readonly label: string
  readonly value: string
  readonly isPlain: boolean
}[] {
  const { gender, sexuality, relationship_status, body_type, hair_colour, eye_colour, tattoos } = profile
  const values: Record<(typeof FACTS)[number], string | null> = {
    gender: gender && words.gender(gender),
    sexuality: sexuality && words.sexuality(sexuality),
    relationship_status: relationship_status && words.relationship(relationship_status, gender),
    body_type: body_type && words.bodyType(body_type),
    hair_colour: hair_colour && words.hairColour(hair_colour),
    eye_colour: eye_colour && words.eyeColour(eye_colour),
    tattoos: tattoos === null ? null : words.tattoos(tattoos),
  }
  return FACTS.flatMap((field) => {
    const value = values[field]
    return value === null ? [] : [{ field, label: words.label(field), value, isPlain: PLAIN.includes(field) }]
  })
}

const FACTS = [
  'gender',
  'sexuality',
  'relationship_status',
  'body_type',
  'hair_colour',
  'eye_colour',
  'tattoos',
] as const

/** Facts whose value needs no label beside it. */
const PLAIN: readonly ProfileField[] = ['gender', 'sexuality', 'relationship_status']

/** For a page's `preload`; from then on, a change of language loads them too. */
export const loadProfileWords = wordsLoader(BUNDLE, (locale) => import(`./words/${locale}.json`))
