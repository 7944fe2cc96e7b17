import { useQuery } from 'shared-state/query'
import { TryOut } from '../leaving/try-out.tsx'
import { tryOutQuery } from '../queries/try-out-query.ts'

/** §2: the try-out package as an alternative to leaving, if it is offered. */
export function Widget() {
  const { data } = useQuery(tryOutQuery)
  return data?.bundle && data.currency && <TryOut bundle={data.bundle} currency={data.currency} />
}
