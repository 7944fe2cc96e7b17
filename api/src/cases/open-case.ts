import { type CaseKind, type caseSubjects, isLocale, type Locale, type reportReasons } from 'contracts'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { member } from '../tables/account.ts'
import { CASE_MINUTES } from '../tables/default-settings.ts'
import { brand } from '../tables/site.ts'
import { staffCase } from '../tables/staff.ts'
import { MINUTE_MS } from '../time.ts'
import { severityNumber, shareOf, type Urgency } from './rank-case.ts'

interface NewCase extends Urgency {
  readonly brandId: string
  readonly kind: CaseKind
  readonly subject: { readonly kind: (typeof caseSubjects)[number]; readonly id: string }
  /** The member whom it is about. */
  readonly memberId: string | null
  /** The language of somebody who is no member. */
  readonly locale?: Locale
  readonly reason?: (typeof reportReasons)[number]
  /** Those of the staff who may not decide it. */
  readonly notBy?: readonly string[]
}

/**
 * Has something wait for staff, in the transaction in which it begins to wait. Another report on the same thing joins
 * the case that is open, and brings it forward.
 */
export async function openCase(tx: Transaction, about: NewCase, now: Date): Promise<void> {
  const { brandId, kind, subject, memberId, locale, reason = null, notBy = [] } = about
  const [found] = await tx
    .select({
      minutes: sql<number | null>`(${brand.settings} -> 'case_minutes' -> ${kind}::text)::integer`,
      language: member.language,
    })
    .from(brand)
    .leftJoin(member, eq(member.id, sql`${memberId}::text`))
    .where(eq(brand.id, brandId))
  const language = locale ?? found?.language
  const promise = (found?.minutes ?? CASE_MINUTES[kind]) * MINUTE_MS
  const after = (ms: number) => new Date(now.getTime() + ms)
  await tx
    .insert(staffCase)
    .values({
      id: newId(),
      brandId,
      kind,
      subjectKind: subject.kind,
      subjectId: subject.id,
      memberId,
      language: isLocale(language) ? language : 'en',
      severity: severityNumber(about.severity),
      reason,
      reports: kind === 'report' ? 1 : 0,
      notBy: [...notBy],
      state: 'waiting',
      openedAt: now,
      dueAt: after(promise),
      rankAt: after(promise * shareOf(about)),
    })
    .onConflictDoUpdate({
      target: [staffCase.brandId, staffCase.kind, staffCase.subjectId],
      targetWhere: sql`${staffCase.state} in ('waiting', 'decided') and ${staffCase.sampleOf} is null`,
      set: {
        notBy: sql`array(select distinct unnest(${staffCase.notBy} || excluded.not_by))`,
        reports: sql`${staffCase.reports} + excluded.reports`,
        severity: sql`greatest(${staffCase.severity}, excluded.severity)`,
        reason: sql`case when excluded.severity > ${staffCase.severity} then excluded.reason else ${staffCase.reason} end`,
        rankAt: sql`least(
          ${staffCase.rankAt},
          ${staffCase.openedAt} + (excluded.rank_at - excluded.opened_at) / greatest(1, ${staffCase.reports} + excluded.reports)
        )`,
      },
    })
}
