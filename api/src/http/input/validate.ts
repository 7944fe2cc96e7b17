import type { Endpoint, ErrorCode } from 'contracts'
import { safeParse } from 'zod/v4/core'
import { Refusal } from '../refusal.ts'

type Schema = Endpoint['answer']
type Parts = Readonly<Record<'query' | 'body', unknown>>

/** The input as the endpoint's schemas make it; what does not fit is refused with the names of its fields. */
export function parseInput({ query, body }: Pick<Endpoint, 'query' | 'body'>, input: Parts): Parts {
  return { query: parsePart(query, input.query), body: parsePart(body, input.body) }
}

function parsePart(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const { success, data, error } = safeParse(schema, value)
  if (success) return data
  const wrong = error.issues.flatMap(({ path }) => (path.length > 0 ? [path.join('.')] : []))
  const fields = Object.fromEntries(wrong.map((field): [string, ErrorCode] => [field, 'invalid_input']))
  throw new Refusal('invalid_input', { ...(wrong.length > 0 && { fields }) })
}

/** The answer with nothing in it that the contract does not name. One that does not fit is a fault of ours. */
export function stripAnswer({ method, path, answer }: Endpoint, value: unknown): unknown {
  const { success, data, error } = safeParse(answer, value)
  if (success) return data
  throw new Error(`${method} ${path} answered against its contract: ${where(error.issues)}`)
}

/** Without the values, which may name a person and would stand in the log. */
function where(issues: readonly { readonly path: readonly PropertyKey[]; readonly code?: string }[]): string {
  return issues.map(({ path, code }) => `${path.join('.') || 'all of it'} (${code})`).join(', ')
}
