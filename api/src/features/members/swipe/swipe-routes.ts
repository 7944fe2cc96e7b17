import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { answerSwipe, undoSwipe } from './swipe.ts'
import { findAllowance, requireDay } from './swipe-allowance.ts'
import { findDeck } from './swipe-deck.ts'

const DECKS = hourly('swipe-deck', 1_200)
const SWIPES = hourly('swipe', 1_200)

export const swipeRoutes: readonly Route[] = [
  route(
    contract.getSwipe,
    { access: 'member', limit: DECKS },
    async ({ query, session, db, brand, clock, request }) => {
      const now = clock.now()
      const day = requireDay(query.zone, now)
      const [profiles, allowance] = await Promise.all([
        findDeck(db, brand, session, now),
        findAllowance(db, session, day, now),
      ])
      const ids = profiles.map(({ id }) => id)
      await request.server.profileCounter.countShown(db, {
        brandId: brand.id,
        session,
        ip: request.ip,
        ids,
        now,
      })
      return { profiles, ...allowance }
    },
  ),

  route(contract.answerSwipe, { access: 'member', limit: SWIPES }, ({ body, session, database, clock }) =>
    answerSwipe(database, session, body, clock.now()),
  ),

  route(contract.undoSwipe, { access: 'member', limit: SWIPES }, ({ body, session, database, clock }) =>
    undoSwipe(database, session, body, clock.now()),
  ),
]
