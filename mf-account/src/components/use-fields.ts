import type { ErrorCode } from 'contracts'
import { type SubmitEvent, useState } from 'react'
import { useMutation } from 'shared-state/query'
import { useProblemWords } from '../use-problem-words.ts'
import { useFieldChecks } from './use-field-checks.ts'

type Values<Field extends string> = Readonly<Record<Field, string>>

interface FieldsOptions<Field extends string, Answer> {
  /** In their order on the page. */
  readonly fields: readonly Field[]
  readonly problemsOf: (values: Values<Field>) => Readonly<Partial<Record<Field, ErrorCode>>>
  readonly send: (values: Values<Field>) => Promise<Answer>
  readonly onDone: (answer: Answer) => void
}

/** A short form of texts that begins empty: its values, what is wrong with them, and sending them once. */
export function useFields<const Field extends string, Answer>(options: FieldsOptions<Field, Answer>) {
  const { fields, problemsOf, send, onDone } = options
  const say = useProblemWords()
  const [values, setValues] = useState(() => emptied(fields))
  const checks = useFieldChecks(fields, problemsOf(values))
  const sending = useMutation({
    mutationFn: () => send(values),
    onSuccess: onDone,
    onError: checks.refuse,
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checks.pass() && !sending.isPending) sending.mutate()
  }

  const bind = (field: Field) => ({
    ...checks.of(field, values[field]),
    name: field,
    value: values[field],
    onChange(value: string | null) {
      setValues((before) => ({ ...before, [field]: value ?? '' }))
      checks.change(field)
    },
  })

  const { error, isPending } = sending
  /** What the server has against the whole of it. */
  const trouble = error && !isPending && !checks.tells(error) ? say.ofError(error) : undefined
  return { bind, submit, trouble, isPending }
}

function emptied<Field extends string>(fields: readonly Field[]): Values<Field> {
  return Object.fromEntries(fields.map((field) => [field, ''])) as Values<Field>
}
