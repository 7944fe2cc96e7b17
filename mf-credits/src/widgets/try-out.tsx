import { getTryOut } from 'contracts'
import { endpointQuery, useQuery } from 'shared-state/query'
import { TryOut } from '../leaving/try-out.tsx'

/** §2: the try-out package as an alternative to leaving, if it is offered. */
export function Widget() {
  const { data } = useQuery(endpointQuery(getTryOut))
  return data?.bundle && data.currency && <TryOut bundle={data.bundle} currency={data.currency} />
}
