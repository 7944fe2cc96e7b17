import { changeAccount, getTryOut } from 'contracts'
import { call } from 'shared-state/api'
import { queryClient } from 'shared-state/query'
import { cacheAccount } from '../../queries/account-query.ts'

/** Records that the member saw the alternatives. If that fails, the member sees them once more, which does no harm. */
export function saveOfferSeen() {
  void call(changeAccount, { body: { offer_seen: true } }).then(
    (answer) => {
      cacheAccount(answer)
      // The try-out package is offered from now on.
      void queryClient.invalidateQueries({ queryKey: [getTryOut.path] })
    },
    () => undefined,
  )
}
