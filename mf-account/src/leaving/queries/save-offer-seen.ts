import { changeAccount } from 'contracts'
import { call } from 'shared-state/api'
import { cacheAccount } from '../../queries/account-query.ts'

/** Records that the member saw the alternatives. If that fails, the member sees them once more, which does no harm. */
export function saveOfferSeen() {
  void call(changeAccount, { body: { offer_seen: true } }).then(cacheAccount, () => undefined)
}
