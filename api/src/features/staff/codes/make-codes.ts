import { randomInt } from 'node:crypto'
import { type Country, type Currency, type PaymentMethodId, TIME_BONUS_CODE, WEEKLY_PREFIX } from 'contracts'
import { and, eq, or } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { discountCode } from '../../../tables/discounts.ts'

export interface NewCodes {
  /** In capitals; the name of the campaign if there is a `count`. */
  readonly code: string
  /** Makes a campaign of so many codes, each for one order. */
  readonly count?: number | undefined
  readonly percentage: number
  readonly isWelcome: boolean
  readonly expiresAt: Date | null
  readonly country: Country | null
  readonly currency: Currency | null
  readonly minimumOrder: number
  readonly methods: readonly PaymentMethodId[]
  readonly memberId: string | null
  readonly mostUses: number | null
}

/** Why codes can't be made: of the name, or of the country. */
export type CodeProblem = 'taken' | 'reserved' | 'long' | 'country'

/** Names of discounts by rule, and of the codes for members who are leaving. */
const RESERVED = new RegExp(`^(${TIME_BONUS_CODE}$|${WEEKLY_PREFIX}|STAY-)`)

export const isReserved = (code: string): boolean => RESERVED.test(code)

/** Without those that look like others. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const RANDOM_LENGTH = 8
const LONGEST_CODE = 40
/** A statement takes only so many values. */
const BATCH = 1_000

/** Makes a code, or a campaign of many; returns them, or why not. */
export async function makeCodes(
  tx: Transaction,
  brand: Brand,
  { count, ...code }: NewCodes,
  now: Date,
): Promise<readonly string[] | CodeProblem> {
  const name = code.code
  if (isReserved(name)) return 'reserved'
  if (code.country !== null && !brand.settings.countries.includes(code.country)) return 'country'
  if (count !== undefined && name.length + RANDOM_LENGTH >= LONGEST_CODE) return 'long'
  if ((await tx.$count(discountCode, isNamed(brand.id, name))) > 0) return 'taken'
  const row = { ...code, brandId: brand.id, createdAt: now }
  if (count === undefined) {
    const { rowCount } = await tx.insert(discountCode).values(row).onConflictDoNothing()
    return rowCount === 1 ? [name] : 'taken'
  }
  const codes = randomCodes(name, count)
  for (let from = 0; from < count; from += BATCH) {
    const rows = codes.slice(from, from + BATCH)
    await tx
      .insert(discountCode)
      .values(rows.map((one) => ({ ...row, code: one, campaign: name, isWelcome: false, mostUses: 1 })))
  }
  return codes
}

function randomCodes(name: string, count: number): string[] {
  const codes = new Set<string>()
  while (codes.size < count) {
    const letters = Array.from({ length: RANDOM_LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
    codes.add(`${name}-${letters.join('')}`)
  }
  return [...codes]
}

/** Ends a code, or all codes of a campaign, for new orders; returns how many. */
export async function endCodes(tx: Transaction, brandId: string, name: string): Promise<number> {
  const isLeft = and(isNamed(brandId, name), eq(discountCode.isActive, true))
  const { rowCount } = await tx.update(discountCode).set({ isActive: false }).where(isLeft)
  return rowCount ?? 0
}

function isNamed(brandId: string, name: string) {
  return and(
    eq(discountCode.brandId, brandId),
    or(eq(discountCode.code, name), eq(discountCode.campaign, name)),
  )
}
