import { isLocale } from 'contracts'
import { and, eq } from 'drizzle-orm'
import { openCase } from '../../../../api/src/cases/open-case.ts'
import type { Transaction } from '../../../../api/src/db/database.ts'
import { newId } from '../../../../api/src/db/new-id.ts'
import { newReference } from '../../../../api/src/db/new-reference.ts'
import { complaint } from '../../../../api/src/tables/account.ts'
import { decision } from '../../../../api/src/tables/decisions.ts'
import { photo, profile } from '../../../../api/src/tables/members.ts'
import type { Person } from '../make-people.ts'
import type { BrandCases } from './brand-cases.ts'

const DAY = 24 * 60

/** The decider of the invented past: nobody who logs in, so everybody may decide the objections. */
const BEFORE = 'demo'

/** Stores two objections, to a text that was removed and to a photo that was rejected, and a complaint for support. */
export async function storeObjections(tx: Transaction, { brandId, chosen, at }: BrandCases): Promise<void> {
  const [author] = chosen.filter(({ profile: { aboutMe } }) => aboutMe !== null)
  if (author) {
    const text = author.profile.aboutMe ?? ''
    await tx.update(profile).set({ aboutMe: null }).where(eq(profile.memberId, author.member.id))
    await storeObjection(tx, author, {
      made: { kind: 'remove-text', rule: 'offensive', facts: 'Your text is an insult.', subject: { text } },
      decidedAt: at(9 * DAY),
      objectedAt: at(8 * DAY),
      text: 'There is nothing rude in it. I only said what I like.',
    })
  }
  const rejected = await rejectPhoto(tx, chosen.slice(1, 20))
  if (rejected)
    await storeObjection(tx, rejected.owner, {
      made: {
        kind: 'remove-photo',
        rule: 'not-themselves',
        facts: 'This looks like someone else.',
        subject: { photo: rejected.id },
      },
      decidedAt: at(2 * DAY),
      objectedAt: at(DAY),
      text: 'That’s me, two years ago, with other hair.',
    })
  const [worried] = chosen.slice(20)
  if (worried) await storeComplaint(tx, worried, brandId, at(DAY))
}

async function rejectPhoto(tx: Transaction, people: readonly Person[]) {
  for (const owner of people) {
    const isOther = and(
      eq(photo.memberId, owner.member.id),
      eq(photo.isMain, false),
      eq(photo.status, 'active'),
    )
    const [found] = await tx.select({ id: photo.id }).from(photo).where(isOther).limit(1)
    if (!found) continue
    await tx
      .update(photo)
      .set({ status: 'rejected', rejection: 'somebody-else' })
      .where(eq(photo.id, found.id))
    return { owner, id: found.id }
  }
  return undefined
}

interface Objection {
  readonly made: Pick<typeof decision.$inferInsert, 'kind' | 'rule' | 'facts' | 'subject'>
  readonly decidedAt: Date
  readonly objectedAt: Date
  readonly text: string
}

/** Without the mails that such a decision and such an objection bring. */
async function storeObjection(
  tx: Transaction,
  { member: { id: memberId, brandId, email, language } }: Person,
  { made, decidedAt, objectedAt, text }: Objection,
) {
  const [decisionId, id] = [newId(), newId()]
  const by = { decidedBy: BEFORE, decidedAt, source: 'staff' } as const
  await tx
    .insert(decision)
    .values({ ...made, ...by, id: decisionId, brandId, memberId, reference: newReference() })
  await tx.insert(complaint).values({
    id,
    brandId,
    sentId: id,
    reference: newReference(),
    memberId,
    decisionId,
    email,
    locale: isLocale(language) ? language : 'en',
    topic: 'content',
    text,
    createdAt: objectedAt,
  })
  const subject = { kind: 'decision', id } as const
  const about = { brandId, kind: 'objection', subject, memberId, reason: made.rule, notBy: [BEFORE] } as const
  await openCase(tx, { ...about, severity: 'normal' }, objectedAt)
}

async function storeComplaint(
  tx: Transaction,
  { member: { id: memberId, email, language } }: Person,
  brandId: string,
  createdAt: Date,
) {
  const id = newId()
  const locale = isLocale(language) ? language : 'en'
  await tx.insert(complaint).values({
    id,
    brandId,
    sentId: id,
    reference: newReference(),
    memberId,
    email,
    locale,
    topic: 'payment',
    text: 'I paid twice for the same credits. Could you look into it?',
    createdAt,
  })
  const subject = { kind: 'complaint', id } as const
  await openCase(tx, { brandId, kind: 'complaint', subject, memberId, locale, severity: 'normal' }, createdAt)
}
