import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { nextAutoLike } from './auto-like.ts'
import { likeMember, type OnMatch, unlikeMember } from './like.ts'
import { findLikes } from './likes.ts'
import { findMatches } from './matches.ts'
import { seeLike } from './see-like.ts'

const LIKES = hourly('like', 300)
const SEEN = hourly('like-seen', 1_200)
const AUTO_LIKES = hourly('auto-like', 600)

export const likeRoutes = (onMatch: OnMatch): readonly Route[] => [
  route(contract.getLikes, { access: 'member' }, ({ session, db, clock }) =>
    findLikes(db, session, clock.now()),
  ),

  route(contract.getMatches, { access: 'member' }, ({ session, db, clock }) =>
    findMatches(db, session, clock.now()),
  ),

  route(
    contract.likeMember,
    { access: 'member', limit: LIKES },
    ({ body, session, brand, database, clock }) =>
      likeMember(database, { viewer: session, brand, onMatch }, body, clock.now()),
  ),

  route(contract.unlikeMember, { access: 'member', limit: LIKES }, async ({ body, session, database }) => {
    await unlikeMember(database, session, body.profile)
    return undefined
  }),

  route(contract.seeLike, { access: 'member', limit: SEEN }, async ({ body, session, database, clock }) => {
    await seeLike(database, session, body.profile, clock.now())
    return undefined
  }),

  route(contract.autoLike, { access: 'member', limit: AUTO_LIKES }, ({ session, database, clock }) =>
    nextAutoLike(database, session, clock.now()),
  ),
]
