import type { ErrorCode } from 'contracts'
import type { SubmitEvent } from 'react'

export type FieldOf<Values> = keyof Values & string

export interface Focusable {
  focus: () => void
}

export interface Blur {
  readonly relatedTarget: EventTarget | null
}

/** Field → error text; a falsy entry is no error. */
export type FieldErrors<Values> = Readonly<
  Partial<Record<FieldOf<Values>, string | false | null | undefined>>
>

interface FormCheck<Values, Body> {
  readonly problems?: FieldErrors<Values> | undefined
  /** The request body; missing while the values are incomplete. */
  readonly body?: Body | null | undefined
}

export interface FormOptions<Values extends object, Body, Result> {
  /** The saved or empty values, in the order of the fields on the page. */
  readonly initial: Values
  readonly check: (values: Values, changed: Partial<Values>) => FormCheck<Values, Body>
  readonly send: (body: Body) => Promise<Result>
  /** Whether the form goes on with further fields, whose problems are not to show from the start. */
  readonly goesOn?: ((result: Result) => boolean) | undefined
  readonly onSent?: ((result: Result, body: Body) => void) | undefined
  readonly onError?: ((error: unknown) => void) | undefined
  /** The text for a whole call that failed. */
  readonly errorText: (error: unknown) => string
  /** The text for a field that the server refused; without it, the whole form shows an error. */
  readonly codeText?: ((code: ErrorCode) => string) | undefined
  /** When problems first show: as each field is left (the default), or for all fields on submit. */
  readonly showsProblemsOn?: 'blur' | 'submit' | undefined
  /** Default: focuses the input that `bind` registered. */
  readonly focusField?: ((field: FieldOf<Values>) => void) | undefined
}

export interface Form<Values extends object, Body = never> {
  readonly values: Values
  /** Field → error text, for the fields whose problems show. */
  readonly errors: Readonly<Partial<Record<FieldOf<Values>, string>>>
  /** An error that belongs to no field. */
  readonly error: string | undefined
  readonly isDirty: boolean
  readonly isPending: boolean
  /** Spread on the `form`. With the method `dialog`, a browser without our code sends nothing. */
  readonly props: {
    readonly method: 'dialog'
    readonly noValidate: true
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  }
  /** Spread on the field of this name. */
  readonly bind: <Field extends FieldOf<Values>>(field: Field) => BoundField<Values, Field>
  readonly change: (changes: Partial<Values>) => void
  /** Sends without a check; does nothing while a request is pending. */
  readonly send: (body: Body) => void
  /** Back to the initial values, without errors. */
  readonly reset: () => void
}

interface BoundField<Values, Field extends FieldOf<Values>> {
  readonly ref: (input: Focusable | null) => void
  readonly name: Field
  readonly value: Values[Field]
  readonly onChange: (value: Values[Field]) => void
  readonly onBlur: (event?: Blur) => void
  readonly errorMessage: string | undefined
}
