import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { CommandError } from '../../db/run-command.ts'
import { findCodes } from '../../features/staff/codes/find-codes.ts'
import { endCodes, makeCodes } from '../../features/staff/codes/make-codes.ts'
import { member } from '../../tables/account.ts'
import { discountCode } from '../../tables/discounts.ts'
import { columns } from '../columns.ts'
import { formatMoney } from '../format-money.ts'
import { findOneMember } from '../member.ts'
import { changeAsStaff, type StaffCall, type Topic } from '../staff-command.ts'
import { type NewCode, readNewCode } from './read-new-code.ts'

const LENGTH = 100

export const codes: Topic = {
  usage: [
    'codes list                                 the discount codes, without those of members who were leaving',
    'codes add <code> <percentage> [welcome] [until <date>] [country <country>] [minimum <amount>]',
    '          [methods <method,…>] [uses <number>] [member <id or e-mail address>]',
    '                                           welcome: new members get it on their own; minimum needs a country',
    'codes off <code or campaign>               nobody can use it from now on; orders that exist keep it',
  ],
  read([verb, name, ...rest]) {
    if (verb === 'list' && name === undefined) return list
    if (name === undefined) return undefined
    if (verb === 'off' && rest.length === 0) return (call) => turnOff(call, name.toUpperCase())
    const code = verb === 'add' ? readNewCode(name, rest) : undefined
    return code && ((call) => add(call, code))
  },
}

async function list({ database: { db }, brand, now }: StaffCall) {
  const found = await findCodes(db, brand.id, { filters: {}, limit: LENGTH, now })
  if (found.length === 0) return 'No discount codes.'
  const owners = await findOwners(db, brand.id)
  return columns(
    ['code', '%', 'state', 'welcome', 'until', 'country', 'minimum', 'methods', 'used', 'of', 'member'],
    found
      .slice(0, LENGTH)
      .map(({ name, is_campaign, codes, minimum, methods, until, ...row }) => [
        is_campaign ? `${name} (${codes})` : name,
        row.percentage,
        row.state.replace('_', ' '),
        row.is_welcome,
        until && new Date(until),
        row.country,
        minimum && formatMoney(minimum.amount, minimum.currency),
        methods.length > 0 ? methods.join(' ') : null,
        row.uses,
        row.most_uses,
        owners.get(name) ?? null,
      ]),
  )
}

/** The email addresses of the members for whom codes are. */
async function findOwners(db: Queryable, brandId: string) {
  const found = await db
    .select({ code: discountCode.code, email: member.email })
    .from(discountCode)
    .innerJoin(member, eq(member.id, discountCode.memberId))
    .where(and(eq(discountCode.brandId, brandId), eq(discountCode.isLeaving, false)))
  return new Map(found.map(({ code, email }) => [code, email]))
}

async function add(call: StaffCall, { owner, ...code }: NewCode) {
  const { brand, now } = call
  const memberId = owner === undefined ? null : (await findOneMember(call, owner)).id
  await changeAsStaff(call, {
    action: 'codes add',
    subject: code.code,
    async work(tx) {
      const made = await makeCodes(tx, brand, { ...code, memberId }, now)
      if (made === 'country') throw new CommandError(`${brand.id} sells nothing in ${code.country}.`)
      return typeof made === 'string' ? null : { ...code, memberId }
    },
    nothingToDo: `There is a code ${code.code} already.`,
  })
  return `${code.code} gives ${code.percentage} % from now on.`
}

async function turnOff(call: StaffCall, code: string) {
  await changeAsStaff(call, {
    action: 'codes off',
    subject: code,
    async work(tx) {
      const ended = await endCodes(tx, call.brand.id, code)
      return ended > 0 ? { codes: ended } : null
    },
    nothingToDo: `There is no code ${code} at this brand that could be turned off.`,
  })
  return `Nobody can use ${code} from now on.`
}
