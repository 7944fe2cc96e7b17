import * as z from 'contracts/schema'

const landerProblem = z.object({
  /**
   * The studio has a sentence for each. A `text` is too long or unsafe; pages don’t have these `values`; these
   * `variants` show visitors the same.
   */
  rule: z.enum([
    'address',
    'cookies',
    'empty',
    'invalid',
    'missing',
    'required',
    'schedule',
    'text',
    'values',
    'variants',
  ]),
  /** Its path in the document; for missing blocks and rows of the cookie page, `blocks` or `cookies` and the name. */
  where: z.array(z.union([z.string(), z.number()])),
  values: z.optional(z.array(z.string())),
})

export type LanderProblem = z.infer<typeof landerProblem>

/** The `data` of a refused document. */
export const landerRefusal = z.object({ problems: z.array(landerProblem) })

const ruleOf: Readonly<Record<PropertyKey, LanderProblem['rule']>> = {
  slug: 'address',
  token: 'address',
  schedule: 'schedule',
}

/** The `data` of a document that its schema refuses. */
export function explainContent(
  issues: readonly { readonly path: readonly PropertyKey[] }[],
): z.infer<typeof landerRefusal> {
  const problems = issues.map(({ path }) => {
    const keys = path.filter((key) => typeof key !== 'symbol')
    const where = keys[0] === 'content' ? keys.slice(1) : keys
    return { rule: ruleOf[where[0] ?? ''] ?? 'text', where }
  })
  return { problems }
}
