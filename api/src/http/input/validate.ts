import type { Endpoint, ErrorCode } from 'contracts'
import { safeParse } from 'zod/v4/core'
import { Refusal } from '../refusal.ts'

type Schema = Endpoint['answer']
type Parts = Readonly<Record<'query' | 'body', unknown>>

/** Parses the input by the endpoint's schemas; refuses invalid input with the names of its fields. */
export function validateInput(
  { query, body, explain }: Pick<Endpoint, 'query' | 'body' | 'explain'>,
  input: Parts,
): Parts {
  return { query: validatePart(query, input.query), body: validatePart(body, input.body, explain) }
}

function validatePart(schema: Schema | undefined, value: unknown, explain?: Endpoint['explain']): unknown {
  if (!schema) return undefined
  const { success, data, error } = safeParse(schema, value)
  if (success) return data
  const wrong = error.issues.flatMap(({ path }) => (path.length > 0 ? [path.join('.')] : []))
  const fields = Object.fromEntries(wrong.map((field): [string, ErrorCode] => [field, 'invalid_input']))
  throw new Refusal('invalid_input', {
    ...(wrong.length > 0 && { fields }),
    ...(explain && { data: { ...explain(error.issues) } }),
  })
}

/** Strips the response of fields outside the contract. One that breaks the contract is our bug. */
export function validateResponse({ method, path, answer }: Endpoint, value: unknown): unknown {
  const { success, data, error } = safeParse(answer, value)
  if (success) return data
  throw new Error(`${method} ${path} broke its contract: ${describeIssues(error.issues)}`)
}

/** Leaves out the values, which may be personal data and would end up in the log. */
function describeIssues(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly code?: string }[],
): string {
  return issues.map(({ path, code }) => `${path.join('.') || 'all of it'} (${code})`).join(', ')
}
