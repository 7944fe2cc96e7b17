import type { AnswerOf, changeProfile } from 'contracts'
import type { Form, FormOptions } from 'shared-state/form'
import { useAccountForm } from '../components/use-account-form.ts'
import { keepOwn } from '../queries/keep-own.ts'
import { focusField } from './fields/focus-field.ts'

type ProfileResult = AnswerOf<typeof changeProfile>

export type ProfileFormOptions<Values extends object, Body> = Pick<
  FormOptions<Values, Body, ProfileResult>,
  'initial' | 'check' | 'send'
>

/** The form of one part of the member's profile. Edits survive a failed save. */
export function useProfileForm<Values extends object, Body>(
  options: ProfileFormOptions<Values, Body>,
  onSaved: () => void,
): Form<Values, Body> {
  const form = useAccountForm({
    ...options,
    onSent(result) {
      keepOwn(result)
      form.reset()
      onSaved()
    },
    focusField,
  })
  return form
}
