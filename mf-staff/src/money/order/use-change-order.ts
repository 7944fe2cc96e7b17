import {
  type Endpoint,
  findStaffOrders,
  getReconciliation,
  getStaffOrder,
  getWaitingMoney,
  type StaffOrderView,
} from 'contracts'
import { useParams } from 'platform/runtime/router'
import { queryClient } from 'shared-state/query'
import { lookAgain } from '../../queries/look-again.ts'
import { staffRead } from '../../queries/staff-read.ts'
import { useBrand } from '../../session/brand-context.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'

/** Sends a call about the page’s order, which answers with how the order is then, which the page shows. */
export function useChangeOrder() {
  const { id: order = '' } = useParams()
  const brand = useBrand()
  const call = useStaffCall()
  return async (endpoint: Endpoint, body: object = {}) => {
    const view = (await call(endpoint, { body: { order, ...body } } as never)) as StaffOrderView
    const { queryKey } = staffRead(brand, getStaffOrder, { query: { order } })
    queryClient.setQueryData(queryKey, view)
    void lookAgain(findStaffOrders, getReconciliation, getWaitingMoney)
    return view
  }
}
