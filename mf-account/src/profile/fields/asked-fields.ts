import type { OwnProfile, Settings } from 'contracts'

/** Search depends on these, so every brand asks for them. */
const ALWAYS: readonly string[] = ['name', 'gender', 'country', 'visible_to_visitors']

/** Which fields the brand asks for. */
export function askedFields({
  visible_profile_fields: fields,
  visible_profile_notes: notes,
}: Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>) {
  const asked = new Set([...ALWAYS, ...fields, ...notes])
  return (field: keyof OwnProfile) => asked.has(field)
}
