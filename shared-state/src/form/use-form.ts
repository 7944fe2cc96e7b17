import { type SubmitEvent, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useMutation } from '../query.ts'
import { changedIn } from './changed-in.ts'
import type { Blur, FieldErrors, FieldOf, Focusable, Form, FormOptions } from './form.ts'
import { useUnsavedInput } from './unsaved-input.ts'

export type { Form, FormOptions } from './form.ts'

const NONE: ReadonlySet<string> = new Set()

/** A problem that appears during the press would push the submit button away from the pointer. */
function isSubmitting(event: Blur | undefined): boolean {
  return event?.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === 'submit'
}

const fieldsOf = <Values extends object>(values: Values) => Object.keys(values) as FieldOf<Values>[]

const refusedFields = (error: unknown): ApiError['fields'] => (error instanceof ApiError ? error.fields : {})

/**
 * A form: its values, when their problems show, and sending them once. A submit with problems focuses the
 * first of them; a field that the server refused shows its text until it is changed.
 */
export function useForm<Values extends object, Body, Result>(
  options: FormOptions<Values, Body, Result>,
): Form<Values, Body> {
  const { initial, check, send, onSent, onError, errorText, codeText, showsProblemsOn = 'blur' } = options
  const fields = fieldsOf(initial)
  const inputs = useRef<Partial<Record<string, Focusable | null>>>({})
  const isInFlight = useRef(false)
  const draft = useDraft(initial)
  const [touched, setTouched] = useState(NONE)
  const [isSubmitted, setSubmitted] = useState(false)
  const [mended, setMended] = useState(NONE)
  const sending = useMutation({
    mutationFn: send,
    onSuccess(result, request) {
      if (options.goesOn?.(result)) setSubmitted(false)
      onSent?.(result, request)
    },
    onError(error) {
      if (codeText) focusFirst(refusedFields(error))
      onError?.(error)
    },
    onSettled() {
      isInFlight.current = false
    },
  })

  const { values, changed, isDirty } = draft
  useUnsavedInput(isDirty || sending.isPending)
  const { problems = {}, body } = check(values, changed)
  const error = sending.isPending ? null : sending.error
  const refused = codeText ? refusedFields(error) : {}
  const errors = Object.fromEntries(
    fields.map((field) => [field, fieldError(field)]),
  ) as Form<Values>['errors']

  function fieldError(field: FieldOf<Values>): string | undefined {
    const problem = (isSubmitted || touched.has(field)) && (problems as FieldErrors<Values>)[field]
    if (problem) return problem
    const code = mended.has(field) ? undefined : refused[field]
    return code && codeText?.(code)
  }

  /** Whether there was one to focus. */
  function focusFirst(found: Readonly<Partial<Record<string, unknown>>>): boolean {
    const first = fields.find((field) => found[field])
    if (first === undefined) return false
    if (options.focusField) options.focusField(first)
    else inputs.current[first]?.focus()
    return true
  }

  function sendOnce(request: Body) {
    if (isInFlight.current) return
    isInFlight.current = true
    setMended(NONE)
    sending.mutate(request)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setSubmitted(true)
    if (!focusFirst(problems) && body !== null && body !== undefined) sendOnce(body)
  }

  function change(changes: Partial<Values>) {
    draft.change(changes)
    setMended((before) => new Set([...before, ...Object.keys(changes)]))
  }

  function leave(field: FieldOf<Values>, event?: Blur) {
    const value = values[field]
    const isUntouched = !(field in changed) && (value === '' || value === null)
    if (showsProblemsOn === 'submit' || isUntouched || isSubmitting(event)) return
    setTouched((before) => new Set([...before, field]))
  }

  return {
    values,
    errors,
    error: error && !fields.some((field) => refused[field]) ? errorText(error) : undefined,
    isDirty,
    isPending: sending.isPending,
    props: { method: 'dialog', noValidate: true, onSubmit: submit },
    bind: (field) => ({
      ref(input) {
        inputs.current[field] = input
      },
      name: field,
      value: values[field],
      onChange: (value) => change({ [field]: value } as unknown as Partial<Values>),
      onBlur: (event) => leave(field, event),
      errorMessage: errors[field],
    }),
    change,
    send: sendOnce,
    reset() {
      draft.discard()
      setSubmitted(false)
      setTouched(NONE)
      if (sending.isError) sending.reset()
    },
  }
}

/** Unsaved edits on top of the saved values, which may change underneath. */
function useDraft<T extends object>(saved: T) {
  const [changes, setChanges] = useState<Partial<T>>({})
  const changed = changedIn(saved, changes)
  return {
    values: { ...saved, ...changes },
    changed,
    isDirty: Object.keys(changed).length > 0,
    change: (next: Partial<T>) => setChanges((before) => ({ ...before, ...next })),
    discard: () => setChanges({}),
  }
}
