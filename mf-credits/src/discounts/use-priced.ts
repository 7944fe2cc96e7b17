import type { getBundles, getPaymentMethods } from 'contracts'
import { type endpointQuery, queryClient, useQuery } from 'shared-state/query'
import { useCodeInAddress } from './code-in-address.ts'
import { codeRefusal, type UnusedCode } from './code-refusal.ts'

type Read = typeof getBundles | typeof getPaymentMethods
type Query<E extends Read> = ReturnType<typeof endpointQuery<E>>
type QueryOf<E extends Read> = (code: string | undefined) => Query<E>

/** Requests what `usePriced` reads. */
export function prefetchPriced<E extends Read>(queryOf: QueryOf<E>, code: string | undefined) {
  void queryClient.prefetchQuery(queryOf(code))
}

/**
 * §7: prices with the discount code in the address. If the server refuses it, they are requested again without it; if the
 * member has a better discount anyway, they come with that one. `refusal` says why the code does not count.
 */
export function usePriced<E extends Read>(queryOf: QueryOf<E>) {
  const { code, text } = useCodeInAddress()
  const asked = useQuery(queryOf(code))
  const refused = codeRefusal(asked.error)
  const plain = useQuery({ ...queryOf(undefined), enabled: refused !== null })
  const refusal = unusedCode()
  return { ...(refused ? plain : asked), refusal, sent: refusal ? undefined : code }

  function unusedCode(): UnusedCode | null {
    if (text && !code) return 'discount_code_not_found'
    if (refused || !code || !asked.data || asked.isPlaceholderData) return refused
    return asked.data.discount?.code === code ? null : 'worse'
  }
}
