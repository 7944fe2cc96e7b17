import { type MemberSearchKind, normalEmail } from 'contracts'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../db/database.ts'
import { normalReference } from '../../../db/new-reference.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { complaint, member } from '../../../tables/account.ts'
import { debitCode, debitMandate } from '../../../tables/debits.ts'
import { decision } from '../../../tables/decisions.ts'
import { nameInOrder, profile } from '../../../tables/members.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { orderRefund } from '../../../tables/refunds.ts'
import { report } from '../../../tables/reports.ts'
import { mobileNumber } from '../../credits/debits/debit-account.ts'
import { searchKinds } from './search-kinds.ts'

/** Staff look for one member; a longer list would not help them. */
export const MOST_FOUND = 50

type SearchedBrand = Pick<Brand, 'id'> & { readonly settings: Pick<Brand['settings'], 'countries'> }

interface Found {
  /** By what they were found; null if nobody was. */
  readonly by: MemberSearchKind | null
  /** One more than `MOST_FOUND`, if there are more. */
  readonly members: readonly FoundMember[]
}

/** Finds members of a brand for staff, by the first of the kinds that finds any. */
export async function findMembers(
  db: Queryable,
  brand: SearchedBrand,
  text: string,
  kinds: readonly MemberSearchKind[] = searchKinds(text),
): Promise<Found> {
  for (const by of kinds) {
    const members = await findBy(db, brand.id, conditions[by](db, brand, text))
    if (members.length > 0) return { by, members }
  }
  return { by: null, members: [] }
}

/** A member of the brand, by their id. */
export async function findMember(db: Queryable, brandId: string, id: string) {
  const [found] = await findBy(db, brandId, eq(member.id, id))
  return found
}

/** The brand is asked of both tables, so that the index of names is of use. */
export function findBy(db: Queryable, brandId: string, isMeant: SQL) {
  return db
    .select({
      id: member.id,
      email: member.email,
      name: profile.name,
      status: member.status,
      profileStatus: profile.status,
      isStaff: member.isStaff,
      isPaid: member.isPaid,
      isDemo: member.isDemo,
      language: member.language,
      country: profile.country,
      createdAt: member.createdAt,
      suspendedUntil: member.suspendedUntil,
      leftAt: member.leftAt,
    })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(and(eq(member.brandId, brandId), eq(profile.brandId, brandId), isMeant))
    .orderBy(asc(nameInOrder(profile.name)), asc(member.id))
    .limit(MOST_FOUND + 1)
}

export type FoundMember = Awaited<ReturnType<typeof findBy>>[number]

/** Each asks for ids in one subquery: alternatives in the outer one would read the whole table. */
export const conditions: Readonly<
  Record<MemberSearchKind, (db: Queryable, brand: SearchedBrand, text: string) => SQL>
> = {
  email: (_db, _brand, text) => eq(sql`lower(${member.email})`, normalEmail(text)),

  id: (_db, _brand, text) => eq(member.id, text),

  order: (db, { id: brandId }, text) => {
    const { brandId: atBrand, memberId } = paymentOrder
    const isIt = or(eq(paymentOrder.id, text), eq(paymentOrder.paymentId, text))
    return inArray(
      member.id,
      unionAll(
        db
          .select({ memberId })
          .from(paymentOrder)
          .where(and(eq(atBrand, brandId), isIt)),
        db.select({ memberId: orderRefund.memberId }).from(orderRefund).where(eq(orderRefund.refundId, text)),
        db
          .select({ memberId: debitMandate.memberId })
          .from(debitMandate)
          .where(eq(debitMandate.id, normalReference(text))),
      ),
    )
  },

  phone: (db, { settings }, text) => {
    const numbers = new Set(settings.countries.flatMap((country) => mobileNumber(text, country) ?? []))
    return inArray(
      member.id,
      unionAll(
        db
          .select({ memberId: debitMandate.memberId })
          .from(debitMandate)
          .where(inArray(debitMandate.mobileNumber, [...numbers])),
        db
          .select({ memberId: debitCode.memberId })
          .from(debitCode)
          .where(inArray(debitCode.mobileNumber, [...numbers])),
      ),
    )
  },

  reference: (db, { id: brandId }, text) => {
    const reference = normalReference(text)
    const isDecision = and(eq(decision.brandId, brandId), eq(decision.reference, reference))
    const isComplaint = and(eq(complaint.brandId, brandId), eq(complaint.reference, reference))
    const isReport = and(eq(report.brandId, brandId), eq(report.reference, reference))
    return inArray(
      member.id,
      unionAll(
        db.select({ memberId: complaint.memberId }).from(complaint).where(isComplaint),
        db.select({ memberId: report.reporterId }).from(report).where(isReport),
        db.select({ memberId: decision.memberId }).from(decision).where(isDecision),
      ),
    )
  },

  name: (_db, _brand, text) => {
    const beginning = text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)
    return sql`${nameInOrder(profile.name)} like lower(${beginning}) || '%'`
  },
}
