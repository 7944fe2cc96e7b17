import { countryCurrencies, discountCodeText, isCountry, paymentMethodId } from 'contracts'
import { isReserved, type NewCodes } from '../../features/staff/codes/make-codes.ts'
import { readMoney } from '../format-money.ts'

export interface NewCode extends Omit<NewCodes, 'count' | 'memberId'> {
  /** The only member who can use it, as staff named them. */
  readonly owner: string | undefined
}

const CONDITIONS = new Set(['until', 'country', 'minimum', 'methods', 'uses', 'member'])
const MOST = 90

/** Parses `codes add`; undefined if it makes no sense. */
export function readNewCode(name: string, [percent, ...words]: readonly string[]): NewCode | undefined {
  const code = name.toUpperCase()
  const percentage = Number(percent)
  const isPossible = Number.isInteger(percentage) && percentage >= 1 && percentage <= MOST
  if (!discountCodeText.safeParse(code).success || isReserved(code) || !isPossible) return undefined
  const isWelcome = words[0] === 'welcome'
  const given = readPairs(isWelcome ? words.slice(1) : words)
  const conditions = given && readConditions(given)
  if (!conditions) return undefined
  return { code, percentage, isWelcome, ...conditions, owner: given.get('member') }
}

function readPairs(words: readonly string[]): Map<string, string> | undefined {
  const pairs = new Map<string, string>()
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', value] = words.slice(at)
    if (!CONDITIONS.has(name) || value === undefined || pairs.has(name)) return undefined
    pairs.set(name, value)
  }
  return pairs
}

function readConditions(given: ReadonlyMap<string, string>) {
  const country = given.get('country')?.toUpperCase() ?? null
  if (country !== null && !isCountry(country)) return undefined
  const currency = country && countryCurrencies[country]
  const minimumOrder = readMoney(given.get('minimum') ?? '0')
  // An amount says nothing without its currency.
  if (minimumOrder === undefined || (minimumOrder > 0 && !currency)) return undefined
  const methods = given
    .get('methods')
    ?.split(',')
    .map((id) => paymentMethodId.safeParse(id).data)
  const known = (methods ?? []).filter((id) => id !== undefined)
  const expiresAt = readEnd(given.get('until'))
  const uses = given.get('uses')
  const mostUses = uses === undefined ? null : Number(uses)
  if (mostUses !== null && !/^[1-9]\d{0,5}$/.test(uses ?? '')) return undefined
  if (expiresAt === undefined || known.length !== (methods?.length ?? 0)) return undefined
  return { country, currency, minimumOrder, methods: known, expiresAt, mostUses }
}

/** The end of a day, in UTC; null for none. */
function readEnd(date: string | undefined): Date | null | undefined {
  if (date === undefined) return null
  const end = new Date(`${date}T24:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(end.getTime()) ? end : undefined
}
