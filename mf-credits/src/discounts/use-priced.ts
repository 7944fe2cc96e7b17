import type { getBundles, getPaymentMethods } from 'contracts'
import { type endpointQuery, queryClient, useQuery } from 'shared-state/query'
import { useCodeInAddress } from './code-in-address.ts'
import { codeRefusal, type UnusedCode } from './code-refusal.ts'
import { isWorse } from './is-worse.ts'

type Read = typeof getBundles | typeof getPaymentMethods
type Query<E extends Read> = ReturnType<typeof endpointQuery<E>>
type QueryOf<E extends Read> = (code: string | undefined) => Query<E>

/** Requests all that `usePriced` reads. */
export function prefetchPriced<E extends Read>(queryOf: QueryOf<E>, code: string | undefined) {
  void queryClient.prefetchQuery(queryOf(undefined))
  if (code !== undefined) void queryClient.prefetchQuery(queryOf(code))
}

/**
 * §7: prices with the discount code in the address. If the server refuses it, or the member has a better discount anyway,
 * they come without it, and `refusal` says why.
 */
export function usePriced<E extends Read>(queryOf: QueryOf<E>) {
  const { code, text } = useCodeInAddress()
  const asked = useQuery(queryOf(code))
  // The same query as above if the address names no code.
  const plain = useQuery(queryOf(undefined))
  const refusal = unusedCode()
  // Prices with a code show once they are known to be the better ones.
  const isJudged = refusal !== null || plain.data !== undefined || plain.error !== null
  const isPlaceholderData = asked.isPlaceholderData || plain.isPlaceholderData
  return {
    ...(refusal ? plain : asked),
    ...(!isJudged && { data: undefined }),
    ...(refusal === null && { isPlaceholderData }),
    refusal,
    sent: refusal ? undefined : code,
  }

  function unusedCode(): UnusedCode | null {
    if (text && !code) return 'discount_code_not_found'
    const refused = codeRefusal(asked.error)
    if (refused) return refused
    return asked.data && plain.data && isWorse(asked.data, plain.data) ? 'worse' : null
  }
}
