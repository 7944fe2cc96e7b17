import type { OwnProfile } from 'contracts'
import type { Form } from 'shared-state/form'

/** The part of a form that a group of profile fields needs. */
export interface FieldsProps<Field extends keyof OwnProfile> {
  readonly form: Pick<Form<Pick<OwnProfile, Field>>, 'values' | 'errors' | 'change'>
}
