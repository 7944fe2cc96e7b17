import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { blockMember, findBlocks, unblockMember } from './blocked-members.ts'

const BLOCKS = hourly('block', 120)

export const blockRoutes: readonly Route[] = [
  route(contract.getBlocks, { access: 'member' }, ({ session, db, clock }) =>
    findBlocks(db, session, clock.now()),
  ),

  route(
    contract.blockMember,
    { access: 'member', limit: BLOCKS },
    async ({ body, session, db, database, clock }) => {
      await blockMember(database, session, body.profile, clock.now())
      return findBlocks(db, session, clock.now())
    },
  ),

  route(
    contract.unblock,
    { access: 'member', limit: BLOCKS },
    async ({ body, session, db, database, clock, request }) => {
      await unblockMember(database, request.server.secret, session, body.profile)
      return findBlocks(db, session, clock.now())
    },
  ),
]
