import { parseArgs } from 'node:util'
import { CommandError, type CommandWork } from '../db/run-command.ts'
import { findBrand } from '../features/site/brands.ts'
import { announcements } from './announcements.ts'
import { births } from './births.ts'
import { codes } from './codes/codes.ts'
import { complaints } from './complaints.ts'
import { debits } from './debits.ts'
import { decisions } from './decisions/decisions.ts'
import { disputes } from './disputes.ts'
import { findDomain } from './find-domain.ts'
import { ledger } from './ledger.ts'
import { member } from './member.ts'
import { orders } from './orders.ts'
import { outbox } from './outbox.ts'
import { photo } from './photo.ts'
import { prices } from './prices.ts'
import { refunds } from './refunds.ts'
import { reports } from './reports/reports.ts'
import { roles } from './roles/roles.ts'
import { settings } from './settings.ts'
import type { Topic } from './staff-command.ts'
import { stats } from './stats.ts'

const topics: Readonly<Record<string, Topic>> = {
  announcements,
  births,
  codes,
  complaints,
  decisions,
  disputes,
  debits,
  ledger,
  member,
  orders,
  outbox,
  photo,
  prices,
  refunds,
  reports,
  roles,
  settings,
  stats,
}

export const USAGE = `npm run staff -- <topic> … [--brand <id or domain>]

${Object.values(topics)
  .flatMap(({ usage }) => usage)
  .map((line) => `  ${line}`)
  .join('\n')}

Without --brand, the brand at localhost is used, or the only one.`

/** Parses the arguments; undefined if they make no sense. */
export function readStaffCommand(args: string[]): CommandWork | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      brand: { type: 'string' },
      reason: { type: 'string' },
      report: { type: 'string' },
      answered: { type: 'boolean', default: false },
    },
  })
  const [name = '', ...words] = positionals
  const topic = Object.hasOwn(topics, name) ? topics[name] : undefined
  const command = topic?.read(values.answered ? [...words, '--answered'] : words)
  if (!command) return undefined
  const { brand: requested, reason, report } = values
  return async (database) => {
    const brand = await findBrand(database, await findDomain(database.db, requested))
    if (!brand) throw new CommandError('The brand no longer exists.')
    return command({ database, brand, now: new Date(), reason, report })
  }
}
