import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { findOwnReports, insertReport } from './reports.ts'

export const reportRoutes: readonly Route[] = [
  route(
    contract.reportMember,
    { access: 'member', limit: hourly('report', 20) },
    async ({ body, session, database, clock }) => ({
      reference: await database.inTransaction((tx) => insertReport(tx, session, body, clock.now())),
    }),
  ),

  route(contract.getReports, { access: 'member' }, ({ session, db }) => findOwnReports(db, session)),
]
