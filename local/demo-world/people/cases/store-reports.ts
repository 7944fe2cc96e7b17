import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../api/src/db/database.ts'
import { newId } from '../../../../api/src/db/new-id.ts'
import { insertReport } from '../../../../api/src/features/members/reports/reports.ts'
import { message } from '../../../../api/src/tables/chat.ts'
import { photo } from '../../../../api/src/tables/members.ts'
import type { report } from '../../../../api/src/tables/reports.ts'
import type { Random } from '../../random.ts'
import { galleryOf } from '../gallery.ts'
import type { Person } from '../make-people.ts'
import type { BrandCases } from './brand-cases.ts'

type Reason = (typeof report.$inferInsert)['reason']

const HOUR = 60

/** Reports on profiles and main photos; the promise is a day, so the first of them are late. */
const REPORTS: readonly (readonly [hours: number, reason: Reason, of: 'profile' | 'photo', text: string])[] =
  [
    [30, 'not-themselves', 'photo', 'I’ve seen this picture somewhere else. It’s from a shop.'],
    [26, 'offensive', 'profile', ''],
    [9, 'scam', 'profile', 'Asked me for my bank details after two messages.'],
    [7, 'paid-services', 'profile', 'The text is an advert.'],
    [3, 'under-age', 'photo', 'Looks about fifteen to me.'],
    [1, 'other', 'profile', 'I just don’t like this one.'],
  ]

/** Messages in the place of harmless ones, so that there is something to report. */
const MESSAGES: readonly (readonly [hours: number, reason: Reason, body: string, text: string])[] = [
  [25, 'harassment', 'Answer me or I’ll find out where you live.', 'I’m scared now.'],
  [
    8,
    'scam',
    'My card is blocked. Can you send me 200 until Friday? I’ll pay you back.',
    'It’s the third time.',
  ],
  [2, 'offensive', 'You’re only good for one thing anyway.', ''],
]

/** Stores reports on profiles, photos and messages. The first one comes from two members. */
export async function storeReports(
  tx: Transaction,
  { brandId, chosen, at, random }: BrandCases & { readonly random: Random },
): Promise<void> {
  const reported = chosen.filter(hasPhoto)
  const reporters = reported.slice(REPORTS.length)
  for (const [index, [hours, reason, of, text]] of REPORTS.entries()) {
    const about = reported[index]
    if (!about || reporters.length === 0) continue
    const photoId = of === 'photo' ? await mainPhotoOf(tx, about) : undefined
    for (const by of random.shuffled(reporters).slice(0, index === 0 ? 2 : 1)) {
      const sent = { id: newId(), profile: about.member.id, reason, text, ...(photoId && { photo: photoId }) }
      await insertReport(tx, { brandId, memberId: by.member.id }, sent, at(hours * HOUR))
    }
  }
  await storeMessageReports(tx, { brandId, at })
}

/** A few members have none, and a report on the photo of such a one would be a report on the profile. */
const hasPhoto = ({ member }: Person) => galleryOf(member).length > 0

async function mainPhotoOf(tx: Transaction, { member: { id } }: Person): Promise<string | undefined> {
  const isMain = and(eq(photo.memberId, id), eq(photo.isMain, true))
  const [found] = await tx.select({ id: photo.id }).from(photo).where(isMain)
  return found?.id
}

async function storeMessageReports(tx: Transaction, { brandId, at }: Pick<BrandCases, 'brandId' | 'at'>) {
  // Chats of the invented members among themselves, with texts before and after.
  const { rows } = await tx.execute<{ id: string; sequence: number; sender: string; other: string }>(sql`
    select m.conversation_id as id, m.sequence, m.sender_id as sender, c.member_id as other
    from message m
    join conversation v on v.id = m.conversation_id
    join conversation_member c on c.conversation_id = m.conversation_id and c.member_id <> m.sender_id
    join member one on one.id = m.sender_id and one.password_hash is null and one.language = 'en'
    join member two on two.id = c.member_id and two.password_hash is null
    where m.brand_id = ${brandId} and m.kind = 'text' and m.sequence = v.last_sequence - 1 and m.sequence >= 5
    order by m.conversation_id limit ${MESSAGES.length}
  `)
  for (const [index, [hours, reason, body, text]] of MESSAGES.entries()) {
    const found = rows[index]
    if (!found) return
    const isIt = and(eq(message.conversationId, found.id), eq(message.sequence, found.sequence))
    await tx.update(message).set({ body }).where(isIt)
    const sent = { id: newId(), profile: found.sender, message: found.sequence, reason, text }
    await insertReport(tx, { brandId, memberId: found.other }, sent, at(hours * HOUR))
  }
}
