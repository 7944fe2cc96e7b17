import type { AnswerOf, changeProfile } from 'contracts'
import type { Form, FormOptions } from 'shared-state/form'
import { useAccountForm } from '../components/form/use-account-form.ts'
import { cacheOwnProfile } from '../queries/own-profile-query.ts'
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
      cacheOwnProfile(result)
      form.reset()
      onSaved()
    },
    focusField,
  })
  return form
}
