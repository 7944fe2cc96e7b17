import type { AnswerOf, changeProfile } from 'contracts'
import { type SubmitEvent, useState } from 'react'
import { useMutation } from 'shared-state/query'
import { fieldProblems } from '../problem.ts'
import { keepOwn } from '../queries/keep-own.ts'
import { useProblemWords } from '../use-problem-words.ts'
import { focusField } from './fields/focus-field.ts'
import { useDraft } from './use-draft.ts'

export type OwnAnswer = AnswerOf<typeof changeProfile>

/** What is to be sent, or what is wrong before anything is: field → words. */
type Read<Body> = { readonly body: Body } | { readonly lacking: Readonly<Record<string, string>> }

export interface OwnFormOptions<T extends object, Body> {
  readonly saved: T
  readonly read: (draft: T, changed: Partial<T>) => Read<Body>
  readonly send: (body: Body) => Promise<OwnAnswer>
}

/** A form about a part of one's own profile; what was entered survives a failure. */
export function useOwnForm<T extends object, Body>(
  { saved, read, send }: OwnFormOptions<T, Body>,
  onSaved: (answer: OwnAnswer) => void,
) {
  const { ofCode } = useProblemWords()
  const { draft, changed, isDirty, change, undo } = useDraft(saved)
  const [isChecked, setChecked] = useState(false)
  const saving = useMutation({
    mutationFn: send,
    onSuccess(answer) {
      keepOwn(answer)
      setChecked(false)
      undo()
      onSaved(answer)
    },
    onError: (error) => focusField(Object.keys(fieldProblems(error))[0] ?? ''),
  })
  const found = read(draft, changed)
  const lacking = 'lacking' in found ? found.lacking : {}
  const refused = saving.isPending ? {} : fieldProblems(saving.error)
  const refusals = Object.entries(refused).map(([field, code]) => [field, ofCode(code)] as const)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if ('lacking' in found) focusField(Object.keys(lacking)[0] ?? '')
    else sendOnce(found.body)
  }

  function sendOnce(body: Body) {
    if (!saving.isPending) saving.mutate(body)
  }

  return {
    fields: {
      value: draft,
      onChange: change,
      errors: { ...Object.fromEntries(refusals), ...(isChecked ? lacking : {}) },
      /** For a field that has been left. */
      onBlur: () => setChecked(isDirty),
    },
    isDirty,
    isPending: saving.isPending,
    /** What is said at no field of this form. */
    error: saving.isPending || Object.keys(refused).some((field) => field in saved) ? null : saving.error,
    submit,
    send: sendOnce,
    undo() {
      undo()
      setChecked(false)
      saving.reset()
    },
  }
}

export type OwnFields<T extends object, Body> = ReturnType<typeof useOwnForm<T, Body>>['fields']
