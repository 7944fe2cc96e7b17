import type { Endpoint } from 'contracts'
import { type endpointQuery, useQuery } from 'shared-state/query'
import { useCodeInAddress } from './code-in-address.ts'
import { codeRefusal } from './code-refusal.ts'

type Read = Endpoint & { readonly method: 'GET' }
type Query<E extends Read> = ReturnType<typeof endpointQuery<E>>

/**
 * §7: prices with the discount code in the address. If the server refuses it, they come without it, and `refusal` says why.
 */
export function usePriced<E extends Read>(queryOf: (code: string | undefined) => Query<E>) {
  const { code, text } = useCodeInAddress()
  const asked = useQuery(queryOf(code))
  const refusal = text && !code ? 'discount_code_not_found' : codeRefusal(asked.error)
  // The same query as above if the address names no code.
  const plain = useQuery({ ...queryOf(undefined), enabled: code === undefined || refusal !== null })
  return { ...(refusal ? plain : asked), refusal, sent: refusal ? undefined : code }
}
