import { type FormOptions, useForm } from 'shared-state/form'
import { useProblemWords } from '../../use-problem-words.ts'

type AccountFormOptions<Values extends object, Body, Result> = Omit<
  FormOptions<Values, Body, Result>,
  'errorText'
> &
  Partial<Pick<FormOptions<Values, Body, Result>, 'errorText'>>

/** `useForm` with this remote's error texts. */
export function useAccountForm<Values extends object, Body, Result>(
  options: AccountFormOptions<Values, Body, Result>,
) {
  const { codeText, errorText } = useProblemWords()
  return useForm({ codeText, errorText, ...options })
}
