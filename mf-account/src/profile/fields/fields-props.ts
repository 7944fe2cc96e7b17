import type { OwnProfile } from 'contracts'

/** Of a group of fields: what is told so far, what changes of it, and what is wrong, in words. */
export interface FieldsProps<Field extends keyof OwnProfile> {
  readonly value: Pick<OwnProfile, Field>
  readonly onChange: (change: Partial<Pick<OwnProfile, Field>>) => void
  readonly errors?: Readonly<Partial<Record<Field, string>>>
}
