import { type FormOptions, useForm } from 'shared-state/form'
import { useProblemText } from '../use-words.ts'

type StaffFormOptions<Values extends object, Body, Result> = Omit<
  FormOptions<Values, Body, Result>,
  'errorText'
> &
  Partial<Pick<FormOptions<Values, Body, Result>, 'errorText'>>

/** `useForm` with this remote's error texts, unless it has others. */
export function useStaffForm<Values extends object, Body, Result>(
  options: StaffFormOptions<Values, Body, Result>,
) {
  const problemText = useProblemText()
  return useForm({ codeText: problemText, errorText: problemText, ...options })
}
