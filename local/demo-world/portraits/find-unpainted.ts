import { ageOn } from 'contracts'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../../api/src/db/database.ts'
import type { StoredPicture } from '../../../api/src/pictures/save-picture.ts'
import { member } from '../../../api/src/tables/account.ts'
import { chatPhoto } from '../../../api/src/tables/chat.ts'
import { photo, profile } from '../../../api/src/tables/members.ts'
import type { Sitter } from './sitter.ts'
import { UNPAINTED } from './unpainted.ts'

interface Unpainted {
  /** The photo's row, with the names of its files. */
  readonly photo: Pick<
    StoredPicture,
    'id' | 'filename' | 'matchFilename' | 'cardFilename' | 'thumbFilename' | 'blurredFilename'
  >
  readonly sitter: Sitter
  /** Each number gives another portrait of the same face. */
  readonly number: number
}

/** Portraits of a member with lower numbers are in their gallery. */
const CHAT_NUMBER = 100

/** The demo member's photo with this id, in a gallery or a chat, if its picture is not painted yet. */
export async function findUnpainted(db: Queryable, id: string, now: Date): Promise<Unpainted | undefined> {
  const [inGallery] = await db
    .select({ photo, profile })
    .from(photo)
    .innerJoin(profile, eq(profile.memberId, photo.memberId))
    .innerJoin(member, eq(member.id, photo.memberId))
    .where(and(eq(photo.id, id), isUnpainted(photo), ne(photo.status, 'deleted')))
  if (inGallery) return unpaintedOf(inGallery, inGallery.photo.position, now)
  const [inChat] = await db
    .select({ photo: chatPhoto, profile })
    .from(chatPhoto)
    .innerJoin(profile, eq(profile.memberId, chatPhoto.ownerId))
    .innerJoin(member, eq(member.id, chatPhoto.ownerId))
    .where(and(eq(chatPhoto.id, id), isUnpainted(chatPhoto)))
  // A chat shows other portraits than the gallery, and seldom the same one twice.
  return inChat && unpaintedOf(inChat, CHAT_NUMBER + (id.codePointAt(id.length - 1) ?? 0), now)
}

/** The main photos that are not painted, those first that the first pages show. */
export async function findUnpaintedMains(db: Queryable): Promise<string[]> {
  const rank = sql`row_number() over (
    partition by ${photo.brandId}, s.country, s.gender order by s.last_active desc
  )`
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${photo.id} as id, ${member.passwordHash} is not null as is_account, (${rank} - 1) / ${FIRST_PAGE} as page,
        s.last_active
      from ${photo}
      join ${member} on ${member.id} = ${photo.memberId}
      join member_search s on s.member_id = ${photo.memberId}
      where ${photo.isMain} and ${isUnpainted(photo)}
    ) main
    order by is_account desc, page, last_active desc
  `)
  return rows.map(({ id }) => id)
}

/** Members on the first page of each search. */
const FIRST_PAGE = 12

function isUnpainted({ thumbhash }: typeof photo | typeof chatPhoto) {
  return and(eq(member.isDemo, true), eq(thumbhash, UNPAINTED))
}

interface Row {
  readonly photo: Unpainted['photo']
  readonly profile: typeof profile.$inferSelect
}

function unpaintedOf({ photo, profile }: Row, number: number, now: Date): Unpainted | undefined {
  const { gender, dateOfBirth } = profile
  if (gender === null) return undefined
  return { photo, number, sitter: { ...profile, gender, age: ageOn(dateOfBirth, now) } }
}
