import type { OwnProfile, ProfileFieldName, Settings } from 'contracts'
import type { ProfileField, ProfileWords } from 'shared-state/profile-words'

interface Fact {
  readonly field: ProfileField
  readonly label: string
  readonly value: string
}

type Shown = Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>

/** Whether the brand shows this profile field. */
export function isShown(field: ProfileFieldName, settings: Shown): boolean {
  const shown: readonly ProfileFieldName[] = [
    ...settings.visible_profile_fields,
    ...settings.visible_profile_notes,
  ]
  return shown.includes(field)
}

/** The short fields of a profile that are stated and that the brand shows. */
export function statedFacts(profile: OwnProfile, settings: Shown, words: ProfileWords): Fact[] {
  const { gender, sexuality, relationship_status, body_type, hair_colour, eye_colour, tattoos } = profile
  const values = {
    gender: gender && words.gender(gender),
    sexuality: sexuality && words.sexuality(sexuality),
    relationship_status: relationship_status && words.relationship(relationship_status, gender),
    body_type: body_type && words.bodyType(body_type),
    hair_colour: hair_colour && words.hairColour(hair_colour),
    eye_colour: eye_colour && words.eyeColour(eye_colour),
    tattoos: tattoos === null ? null : words.tattoos(tattoos),
  }
  return (Object.keys(values) as (keyof typeof values)[]).flatMap((field) => {
    const value = values[field]
    return value && isShown(field, settings) ? [{ field, label: words.label(field), value }] : []
  })
}
