import type * as z from 'contracts/schema'

type Schema = z.ZodMiniType

/** One call of the API, as one value: the server makes a route of it, the browser a request. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  readonly query?: Schema
  readonly body?: Schema
  /** The name of the one field of a form (multipart) that carries a file; such a call has no other body. */
  readonly file?: string
  readonly answer: Schema
  /** Asking twice does what asking once does. Every GET is so, and a write that carries an id made by the browser. */
  readonly repeatable?: boolean
  /** Of a GET that changes something: it is taken from the site's own pages alone, like every write. */
  readonly changes?: boolean
  /** It answers with server-sent events and does not end; `answer` is what each of them carries. */
  readonly streams?: true
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- whatever takes this may be left out
export type Nothing = Record<never, never>

/** A part of the input may be left out when nothing in it is required. */
type Part<Name extends string, S extends Schema> =
  Nothing extends z.input<S> ? { readonly [N in Name]?: z.input<S> } : { readonly [N in Name]: z.input<S> }

type QueryOf<E extends Endpoint> = E extends { readonly query: infer S extends Schema }
  ? Part<'query', S>
  : { readonly query?: undefined }

type BodyOf<E extends Endpoint> = E extends { readonly body: infer S extends Schema }
  ? Part<'body', S>
  : { readonly body?: undefined }

type FileOf<E extends Endpoint> = E extends { readonly file: string }
  ? { readonly file: Blob }
  : { readonly file?: undefined }

/** What is sent: `{ query, body, file }`, each where the endpoint has it. */
export type InputOf<E extends Endpoint> = QueryOf<E> & BodyOf<E> & FileOf<E>

export type AnswerOf<E extends Endpoint> = z.output<E['answer']>
