import { brandDocument, type StaffAction, settings as siteSettings, staffSettings } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { CommandError } from '../db/run-command.ts'
import { unknownGifts } from '../features/chat/gifts/find-gifts.ts'
import { changeBrandSetting } from '../features/site/brands.ts'
import { lockBrand } from '../features/staff/brands/brand-rows.ts'
import { recordRevision } from '../features/staff/brands/revisions.ts'
import { type BrandSettings, defaultSettings } from '../tables/default-settings.ts'
import { bundle } from '../tables/orders.ts'
import { columns } from './columns.ts'
import { tooCheap } from './prices.ts'
import { changeAsStaff, type StaffCall, staffName, type Topic } from './staff-command.ts'

type Name = keyof BrandSettings

const { direct_debit, most_chosen_bundle, payment_fees, payment_methods, premium_match_uplift } =
  brandDocument.shape

/** A command sets nothing that the form of the back office could not show. */
const schemas = {
  ...siteSettings.shape,
  ...staffSettings.shape,
  direct_debit,
  most_chosen_bundle,
  payment_fees,
  payment_methods,
  premium_match_uplift,
}

export const settings: Topic = {
  usage: [
    'settings show [<name>]',
    'settings set <name> <value>                a text, a list (rose,heart), or JSON: 5, true, null',
    'settings unset <name>                      back to the default of every brand',
  ],
  read([verb, name, value, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'show' && value === undefined) return async ({ brand }) => show(brand.settings, name)
    if (name === undefined) return undefined
    if (verb === 'set' && value !== undefined) return (call) => set(call, settingName(name), value)
    if (verb === 'unset' && value === undefined) return (call) => unset(call, settingName(name))
    return undefined
  },
}

function settingName(name: string): Name {
  if (Object.hasOwn(defaultSettings, name)) return name as Name
  throw new CommandError(`There is no setting ${name}. "settings show" lists them all.`)
}

function show(of: Readonly<Record<string, unknown>>, name: string | undefined) {
  const names = name === undefined ? Object.keys(defaultSettings).toSorted() : [settingName(name)]
  return columns(
    ['setting', 'value', 'own'],
    names.map((one) => [one, json(of[one]), json(of[one]) !== json(defaultSettings[one as Name])]),
  )
}

async function set(call: StaffCall, name: Name, text: string) {
  const value = valueOf(name, text)
  await change(call, name, 'settings set', value)
  return `${name} will be ${json(value)} within seconds.`
}

async function unset(call: StaffCall, name: Name) {
  await change(call, name, 'settings unset', undefined)
  return `${name} is ${json(defaultSettings[name])} again, as for every brand.`
}

function change(call: StaffCall, name: Name, action: StaffAction, value: unknown) {
  return changeAsStaff(call, {
    action,
    subject: name,
    work: async (tx) => {
      const { id } = call.brand
      const { document: before } = await lockBrand(tx, id)
      const was = await changeBrandSetting(tx, id, name, value)
      if (SETS_LIMIT.includes(name))
        await refuseTooCheap(tx, call, { [name]: value ?? defaultSettings[name] })
      if (call.brand.isOpen && Object.hasOwn(before, name)) {
        const { now, reason: note = '' } = call
        await recordRevision(tx, id, { before, author: staffName(), note, madeAt: now, now })
      }
      return { was: was ?? null, is: value ?? null }
    },
    nothingToDo: '',
  })
}

/** A message's price follows from these and from what a bundle costs. */
const SETS_LIMIT: readonly Name[] = ['minimum_message_costs', 'message_credits']

/** Refuses a change after which a bundle on sale would make a message cheaper than its country's minimum. */
async function refuseTooCheap(tx: Transaction, { brand }: StaffCall, change: Partial<BrandSettings>) {
  const isOnSale = and(eq(bundle.brandId, brand.id), eq(bundle.isOnSale, true))
  const onSale = await tx.select().from(bundle).where(isOnSale).orderBy(bundle.id)
  const problems = onSale.flatMap((one) => tooCheap(one, { ...brand.settings, ...change }) ?? [])
  if (problems.length > 0) throw new CommandError(['Raise these prices first.', ...problems].join('\n'))
}

/** Parses the text as JSON, or takes it literally for a string, or as names with commas. */
function valueOf(name: Name, text: string): unknown {
  const list = text.split(',').map((one) => one.trim())
  for (const value of [parsed(text), text, list]) {
    const { success, data } = schemas[name].safeParse(value)
    if (!success) continue
    if (name === 'gifts') refuseUnknownGifts(data as readonly string[])
    if (name === 'member_resell' && data === true) refuseResell()
    return data
  }
  throw new CommandError(`${name} cannot be ${text}. It is ${json(defaultSettings[name])} by default.`)
}

/** Nothing shares members among brands, so the setting must not say so: decision 44. */
function refuseResell(): never {
  throw new CommandError('Members of one brand never show at another, so member_resell stays false.')
}

function refuseUnknownGifts(ids: readonly string[]) {
  const unknown = unknownGifts(ids)
  if (unknown.length > 0) throw new CommandError(`There is no drawing of ${unknown.join(', ')}.`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function json(value: unknown): string {
  return JSON.stringify(value) ?? 'null'
}
