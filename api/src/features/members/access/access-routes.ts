import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { blockMember, findBlocks, unblockMember } from './blocked-members.ts'
import { findOwnReports, insertReport } from './reports.ts'

const BLOCKS = hourly('block', 120)
const REPORTS = hourly('report', 20)

export const accessRoutes: readonly Route[] = [
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

  route(contract.unblock, { access: 'member', limit: BLOCKS }, async ({ body, session, db, clock }) => {
    await unblockMember(db, session, body.profile)
    return findBlocks(db, session, clock.now())
  }),

  route(
    contract.reportMember,
    { access: 'member', limit: REPORTS },
    async ({ body, session, database, clock }) => ({
      reference: await database.inTransaction((tx) => insertReport(tx, session, body, clock.now())),
    }),
  ),

  route(contract.getReports, { access: 'member' }, ({ session, db }) => findOwnReports(db, session)),
]
