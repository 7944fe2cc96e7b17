import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import { CommandError } from '../../db/run-command.ts'
import { member } from '../../tables/account.ts'
import { discountCode } from '../../tables/discounts.ts'
import { paymentOrder } from '../../tables/orders.ts'
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
    '          [methods <method,…>] [member <id or e-mail address>]',
    '                                           welcome: new members get it on their own; minimum needs a country',
    'codes off <code>                           nobody can use it from now on; orders that exist keep it',
  ],
  read([verb, name, ...rest]) {
    if (verb === 'list' && name === undefined) return list
    if (name === undefined) return undefined
    if (verb === 'off' && rest.length === 0) return (call) => turnOff(call, name.toUpperCase())
    const code = verb === 'add' ? readNewCode(name, rest) : undefined
    return code && ((call) => add(call, code))
  },
}

async function list({ database: { db }, brand }: StaffCall) {
  const isOfBrand = and(eq(discountCode.brandId, brand.id), eq(discountCode.isLeaving, false))
  const found = await db
    .select({ row: discountCode, email: member.email })
    .from(discountCode)
    .leftJoin(member, eq(member.id, discountCode.memberId))
    .where(isOfBrand)
    .orderBy(desc(discountCode.createdAt))
    .limit(LENGTH)
  if (found.length === 0) return 'No discount codes.'
  const uses = await db
    .select({ code: paymentOrder.discountCode, times: count() })
    .from(paymentOrder)
    .where(and(eq(paymentOrder.brandId, brand.id), isNotNull(paymentOrder.paidAt)))
    .groupBy(paymentOrder.discountCode)
  const timesOf = new Map(uses.map(({ code, times }) => [code, times]))
  return columns(
    ['code', '%', 'on', 'welcome', 'until', 'country', 'minimum', 'methods', 'used', 'member'],
    found.map(({ row, email }) => [
      row.code,
      row.percentage,
      row.isActive,
      row.isWelcome,
      row.expiresAt,
      row.country,
      row.minimumOrder > 0 ? formatMoney(row.minimumOrder, row.currency ?? '') : null,
      row.methods.length > 0 ? row.methods.join(' ') : null,
      timesOf.get(row.code) ?? 0,
      email,
    ]),
  )
}

async function add(call: StaffCall, { owner, ...code }: NewCode) {
  const { brand, now } = call
  const { country } = code
  if (country !== null && !brand.settings.countries.includes(country))
    throw new CommandError(`${brand.id} sells nothing in ${country}.`)
  const memberId = owner === undefined ? null : (await findOneMember(call, owner)).id
  await changeAsStaff(call, {
    action: 'codes add',
    subject: code.code,
    async work(tx) {
      const row = { ...code, memberId, brandId: brand.id, createdAt: now }
      const { rowCount } = await tx.insert(discountCode).values(row).onConflictDoNothing()
      return rowCount === 1 ? { ...code, memberId } : null
    },
    nothingToDo: `There is a code ${code.code} already.`,
  })
  return `${code.code} gives ${code.percentage} % from now on.`
}

async function turnOff(call: StaffCall, code: string) {
  const isIt = and(
    eq(discountCode.brandId, call.brand.id),
    eq(discountCode.code, code),
    eq(discountCode.isActive, true),
  )
  await changeAsStaff(call, {
    action: 'codes off',
    subject: code,
    async work(tx) {
      const { rowCount } = await tx.update(discountCode).set({ isActive: false }).where(isIt)
      return rowCount === 1 ? {} : null
    },
    nothingToDo: `There is no code ${code} at this brand that could be turned off.`,
  })
  return `Nobody can use ${code} from now on.`
}
