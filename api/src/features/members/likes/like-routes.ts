import {
  autoLike,
  blockMember as blockEndpoint,
  getBlocks,
  getLikes,
  getMatches,
  getReports,
  likeMember,
  reportMember,
  seeLike as seeEndpoint,
  unblock as unblockEndpoint,
  unlikeMember,
} from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { blockMember, findBlocks, unblock } from '../access/blocked-members.ts'
import { findOwnReports, keepReport } from '../access/reports.ts'
import { nextAutoLike } from './auto-like.ts'
import { like, unlike } from './like.ts'
import { findLikes } from './likes.ts'
import { findMatches } from './matches.ts'
import { seeLike } from './see-like.ts'

const LIKES = hourly('like', 300)
const SEEN = hourly('like-seen', 1_200)
const AUTO_LIKES = hourly('auto-like', 600)
const BLOCKS = hourly('block', 120)
const REPORTS = hourly('report', 20)

export const likeRoutes: readonly Route[] = [
  route(getLikes, { access: 'member' }, ({ session, db, clock }) => findLikes(db, session, clock.now())),

  route(getMatches, { access: 'member' }, ({ session, db, clock }) => findMatches(db, session, clock.now())),

  route(likeMember, { access: 'member', limit: LIKES }, ({ body, session, database, clock }) =>
    like(database, session, body.profile, clock.now()),
  ),

  route(unlikeMember, { access: 'member', limit: LIKES }, async ({ body, session, database }) => {
    await unlike(database, session, body.profile)
    return undefined
  }),

  route(seeEndpoint, { access: 'member', limit: SEEN }, async ({ body, session, database, clock }) => {
    await seeLike(database, session, body.profile, clock.now())
    return undefined
  }),

  route(autoLike, { access: 'member', limit: AUTO_LIKES }, ({ session, database, clock }) =>
    nextAutoLike(database, session, clock.now()),
  ),

  route(getBlocks, { access: 'member' }, ({ session, db, clock }) => findBlocks(db, session, clock.now())),

  route(
    blockEndpoint,
    { access: 'member', limit: BLOCKS },
    async ({ body, session, db, database, clock }) => {
      await blockMember(database, session, body.profile, clock.now())
      return findBlocks(db, session, clock.now())
    },
  ),

  route(unblockEndpoint, { access: 'member', limit: BLOCKS }, async ({ body, session, db, clock }) => {
    await unblock(db, session, body.profile)
    return findBlocks(db, session, clock.now())
  }),

  route(reportMember, { access: 'member', limit: REPORTS }, async ({ body, session, database, clock }) => ({
    reference: await database.inTransaction((tx) => keepReport(tx, session, body, clock.now())),
  })),

  route(getReports, { access: 'member' }, ({ session, db }) => findOwnReports(db, session)),
]
