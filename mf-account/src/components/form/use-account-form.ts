import { type FormOptions, useForm } from 'shared-state/form'
import { useProblemText } from '../../use-words.ts'

type AccountFormOptions<Values extends object, Body, Result> = Omit<
  FormOptions<Values, Body, Result>,
  'errorText'
> &
  Partial<Pick<FormOptions<Values, Body, Result>, 'errorText'>>

/** `useForm` with this remote's error texts. */
export function useAccountForm<Values extends object, Body, Result>(
  options: AccountFormOptions<Values, Body, Result>,
) {
  const problemText = useProblemText()
  return useForm({ codeText: problemText, errorText: problemText, ...options })
}
