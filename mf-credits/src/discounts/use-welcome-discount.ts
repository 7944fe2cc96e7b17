import { useQuery } from 'shared-state/query'
import { useUser } from 'shared-state/session'
import { useTimeBonus } from 'shared-state/time-bonus'
import { welcomeDiscountQuery } from '../queries/welcome-discount-query.ts'

/** §4: the time bonus if there is one, otherwise the welcome code. §8: if it fails to load, there is none. */
export function useWelcomeDiscount() {
  const user = useUser()
  const hasBonus = useTimeBonus() !== null
  const { data, dataUpdatedAt } = useQuery({
    ...welcomeDiscountQuery,
    enabled: user !== null && !user.paid_user && !hasBonus,
  })
  if (user?.time_bonus && hasBonus) return { discount: user.time_bonus, answeredAt: 0 }
  const code = user?.paid_user ? null : data?.discountcode
  return code?.status === 'active' && !code.expired ? { discount: code, answeredAt: dataUpdatedAt } : null
}
