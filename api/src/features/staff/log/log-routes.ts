import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { recordCall } from '../record-call.ts'
import { findLog } from './find-log.ts'
import { logCsv } from './log-csv.ts'

const PAGE = 50
const FILE = 50_000

/** Admins read what the staff of their brand did. */
export const logRoutes: readonly Route[] = [
  route(contract.readStaffLog, { access: 'staff', roles: [] }, async ({ query, brand, db }) => {
    const found = await findLog(db, brand.id, { filters: query, after: query.after, limit: PAGE })
    const entries = found.slice(0, PAGE)
    return { entries, next: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null }
  }),

  route(
    contract.exportStaffLog,
    { access: 'staff', roles: [], secondFactor: 'fresh', limit: hourly('staff-log-export', 20) },
    async (call) => {
      const { body, brand, db } = call
      await recordCall(db, call, { action: 'log export', subject: brand.id, details: body })
      const found = await findLog(db, brand.id, { filters: body, limit: FILE })
      return { csv: logCsv(found.slice(0, FILE)), is_cut: found.length > FILE }
    },
  ),
]
