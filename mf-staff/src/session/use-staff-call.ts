import type { AnswerOf, Endpoint, InputOf } from 'contracts'
import { type CallOptions, call } from 'shared-state/api'
import { codeOf } from 'shared-state/problem-text'
import { queryClient } from 'shared-state/query'
import { staffQuery } from '../queries/staff-query.ts'
import { atBrand } from '../queries/staff-read.ts'
import { useBrand } from './brand-context.ts'
import { useProve } from './prove-context.ts'

/**
 * Sends calls of the back office at the brand at work. One that takes a fresh second factor asks for it and is then
 * sent again; if nobody proves it, the refusal stays.
 */
export function useStaffCall() {
  const brand = useBrand()
  const prove = useProve()
  return async function callAsStaff<E extends Endpoint>(
    endpoint: E,
    input?: InputOf<E>,
    options?: CallOptions,
  ): Promise<AnswerOf<E>> {
    const send = call as (endpoint: Endpoint, input?: unknown, options?: CallOptions) => Promise<AnswerOf<E>>
    const about = atBrand<E>(brand, input)
    try {
      return await send(endpoint, about, options)
    } catch (error) {
      const code = codeOf(error)
      if (code === 'second_factor_required')
        void queryClient.invalidateQueries({ queryKey: staffQuery.queryKey })
      if (code !== 'fresh_factor_required' || !(await prove())) throw error
      return await send(endpoint, about, options)
    }
  }
}
