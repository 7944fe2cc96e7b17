import { isLocale, type Locale } from 'contracts'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { member } from '../tables/account.ts'
import { outbox } from '../tables/outbox.ts'
import type { MailData } from './message.ts'

type Text = Omit<MailData['announcement'], 'about'>

export interface Announcement {
  readonly about: MailData['announcement']['about']
  /** Names the announcement: each member gets it once, however often it is sent. */
  readonly name: string
  readonly texts: Readonly<Partial<Record<Locale, Text>>>
}

/** How many members a transaction writes to, and the pause after each, so that other mails get through. */
const BATCH = 500
const PAUSE_MS = 60_000

/** The languages of a brand's members. */
export async function findLanguages({ db }: Database, brandId: string) {
  const isOfBrand = eq(member.brandId, brandId)
  const found = await db.selectDistinct({ language: member.language }).from(member).where(isOfBrand)
  return found.map(({ language }) => language).filter(isLocale)
}

/** Queues an announcement for all members of a brand who have not had it. Returns how many those are. */
export async function announce(
  { inTransaction }: Database,
  brandId: string,
  { about, name, texts }: Announcement,
  now: Date,
): Promise<number> {
  let sum = 0
  let last = ''
  for (let batch = 0; ; batch += 1) {
    const dueAt = new Date(now.getTime() + batch * PAUSE_MS)
    const members = await inTransaction(async (tx) => {
      const isNext = and(eq(member.brandId, brandId), gt(member.id, last))
      const next = await tx
        .select({ id: member.id, language: member.language })
        .from(member)
        .where(isNext)
        .orderBy(asc(member.id))
        .limit(BATCH)
      const rows = next.flatMap(({ id: memberId, language: locale }) => {
        const text = isLocale(locale) && texts[locale]
        const dedupeKey = `announcement ${name} ${memberId}`
        const message = { channel: 'mail', kind: 'announcement', data: { about, ...text } } as const
        return text ? [{ id: newId(), brandId, memberId, locale, dedupeKey, dueAt, ...message }] : []
      })
      if (rows.length > 0) {
        const { rowCount } = await tx.insert(outbox).values(rows).onConflictDoNothing()
        sum += rowCount ?? 0
      }
      return next
    })
    last = members.at(-1)?.id ?? ''
    if (members.length < BATCH) return sum
  }
}
