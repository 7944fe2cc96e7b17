import { type DiscountCode, getUser, pricedReads } from 'contracts'
import { cachedUser } from '../session/session-cache.ts'
import type { State } from '../state/state.ts'

/** §4: the countdown runs from the seconds left in each answer about the user. */
export function followTimeBonus({ queryClient, store }: State) {
  let followed: DiscountCode | null = null

  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== getUser.path) return
    const user = cachedUser(queryClient)
    const bonus = user && !user.paid_user ? user.time_bonus : null
    // An event changes other parts of the user and keeps this one, whose seconds are from before.
    if (bonus === followed) return
    followed = bonus
    if (bonus?.status === 'active' && bonus.validity) store.getState().startCountdown(bonus.validity)
    else store.getState().stopCountdown()
  })

  store.subscribe(({ countdownEnd, role }, before) => {
    const isOver = before.countdownEnd !== null && countdownEnd === null
    const hasPaid = before.role === 'free' && role === 'premium'
    if (role === 'visitor' || !(isOver || hasPaid)) return
    for (const path of pricedReads) void queryClient.invalidateQueries({ queryKey: [path] })
  })
}
