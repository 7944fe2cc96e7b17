import * as contract from 'contracts'
import type { Brand } from '../../../http/caller/brand.ts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import type { OnMatch } from '../likes/like.ts'
import { answerSwipe, undoSwipe } from './swipe.ts'
import { findAllowance, type Player, requireDay } from './swipe-allowance.ts'
import { findDeck } from './swipe-deck.ts'

const DECKS = hourly('swipe-deck', 1_200)
const SWIPES = hourly('swipe', 1_200)

const playerOf = (session: Omit<Player, 'likesADay'>, { settings }: Brand): Player => ({
  ...session,
  likesADay: settings.swipe_likes,
})

export const swipeRoutes = (onMatch: OnMatch): readonly Route[] => [
  route(
    contract.getSwipe,
    { access: 'member', limit: DECKS, readsNearby: true },
    async ({ query, session, db, database, brand, clock, request }) => {
      const now = clock.now()
      const day = requireDay(query.zone, now)
      const [profiles, allowance] = await Promise.all([
        findDeck(db, brand, session, now),
        findAllowance(db, playerOf(session, brand), day, now),
      ])
      const ids = profiles.map(({ id }) => id)
      await request.server.profileCounter.countShown(database.db, {
        brandId: brand.id,
        session,
        ip: request.ip,
        ids,
        now,
      })
      return { profiles, ...allowance }
    },
  ),

  route(
    contract.answerSwipe,
    { access: 'member', limit: SWIPES },
    ({ body, session, brand, database, clock }) =>
      answerSwipe(database, { ...playerOf(session, brand), onMatch }, body, clock.now()),
  ),

  route(
    contract.undoSwipe,
    { access: 'member', limit: SWIPES },
    ({ body, session, brand, database, clock }) =>
      undoSwipe(database, playerOf(session, brand), body, clock.now()),
  ),
]
