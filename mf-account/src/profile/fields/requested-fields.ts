import type { OwnProfile, Settings } from 'contracts'

/** Search depends on these, so every brand asks for them. */
const ALWAYS: readonly string[] = ['name', 'gender', 'country', 'visible_to_visitors']

/** Returns whether the brand asks for a profile field. */
export function requestedFields({
  visible_profile_fields: fields,
  visible_profile_notes: notes,
}: Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>) {
  const requested = new Set([...ALWAYS, ...fields, ...notes])
  return (field: keyof OwnProfile) => requested.has(field)
}
