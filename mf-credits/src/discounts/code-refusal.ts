import { codeOf } from 'shared-state/problem-text'

/** §5: the code was not found, or is used already. */
export type CodeRefusal = 'discount_code_not_found' | 'discount_code_used'

/** Why a code does not count: it was refused, or is worse than the discount that the member has anyway. */
export type UnusedCode = CodeRefusal | 'worse'

/** §5: why the server refused a discount code; null if it failed for another reason, or not at all. */
export function codeRefusal(error: unknown): CodeRefusal | null {
  const code = error ? codeOf(error) : null
  return code === 'discount_code_not_found' || code === 'discount_code_used' ? code : null
}
