import { ageOn } from 'contracts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../api/src/db/database.ts'
import { member } from '../../api/src/tables/account.ts'
import { profile } from '../../api/src/tables/members.ts'
import { DAY_MS } from '../../api/src/time.ts'
import { demoEmail } from './accounts/demo-accounts.ts'
import { addRows, noChatRows } from './chats/chat-rows.ts'
import { leaveUnread } from './chats/leave-unread.ts'
import { makeChats } from './chats/make-chats.ts'
import { makeLongChat } from './chats/make-long-chat.ts'
import type { Match } from './make-likes.ts'
import { makeAccountLife } from './people/account-life.ts'
import type { GalleryPhoto } from './people/gallery.ts'
import type { Person } from './people/make-people.ts'
import type { Pools } from './pools.ts'
import { type Random, randomOf } from './random.ts'
import { storeGalleries } from './store-galleries.ts'
import { storePurchases } from './store-purchases.ts'
import { storeLife } from './store-town.ts'
import type { ChatRows, DemoMember } from './town-rows.ts'

/** The premium account has three photos, the last one private. */
const premiumGallery = ({ createdAt }: DemoMember): GalleryPhoto[] =>
  [false, false, true].map((isPrivate) => ({ isPrivate, createdAt }))

/** Days since the premium account signed up. */
const PREMIUM_DAYS = 240

/** Chats with a message that the premium account has not read. */
const UNREAD = 3
/** Share of its chats whose last message is unread by the other member. */
const UNREAD_SHARE = 0.5
/** Number of its chats with a photo. */
const PHOTOS = 3

interface PopulateOptions {
  readonly people: readonly Person[]
  readonly pools: Pools
  readonly now: Date
}

/** Gives the demo accounts relations to these people: premium has matches, chats and payments, free is liked. */
export async function populateAccounts(
  tx: Transaction,
  { people, pools, now }: PopulateOptions,
): Promise<void> {
  const everyone = people.map(({ demoMember }) => demoMember)
  for (const account of await accountsIn(tx, now)) {
    const random = randomOf(`account ${account.brandId} ${account.name}`)
    const isPremium = account.name === 'premium'
    if (isPremium) {
      await copyLooks(tx, account, people, random)
      await storeGalleries(tx, [{ ...account, memberId: account.id, photos: premiumGallery(account) }], now)
    }
    const { likes, matches } = makeAccountLife({ account, isPremium, everyone, now, random })
    if (isPremium) await storePurchases(tx, { ...account, memberId: account.id }, { now, random })
    await storeLife(tx, { likes, ...makeAccountChats({ account, matches, pools, now, random }) })
  }
}

interface AccountChats {
  readonly account: DemoAccount
  readonly matches: readonly Match[]
  readonly pools: Pools
  readonly now: Date
  readonly random: Random
}

/** The oldest match has become a long chat. */
function makeAccountChats({ account, matches, ...options }: AccountChats): ChatRows {
  const [oldest, ...others] = matches.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const rows = noChatRows()
  if (oldest) addRows(rows, makeLongChat({ match: oldest, ...options }))
  const taken = rows.messages.at(-1)?.body
  addRows(rows, makeChats({ matches: others, unread: UNREAD_SHARE, photos: PHOTOS, taken, ...options }))
  leaveUnread(rows, account.id, UNREAD)
  return rows
}

interface DemoAccount extends DemoMember {
  readonly name: 'premium' | 'free'
}

async function accountsIn(tx: Transaction, now: Date): Promise<DemoAccount[]> {
  const since = new Date(now.getTime() - PREMIUM_DAYS * DAY_MS)
  const isPremium = eq(member.email, demoEmail('premium'))
  await tx
    .update(member)
    .set({ createdAt: since })
    .where(and(eq(member.isDemo, true), isPremium))
  const rows = await tx
    .select({
      id: member.id,
      brandId: member.brandId,
      email: member.email,
      language: member.language,
      createdAt: member.createdAt,
      gender: profile.gender,
      sexuality: profile.sexuality,
      dateOfBirth: profile.dateOfBirth,
    })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(and(eq(member.isDemo, true), inArray(member.email, [demoEmail('premium'), demoEmail('free')])))
    .orderBy(member.brandId, member.email)
  return rows.flatMap(({ email, dateOfBirth, gender, ...row }) => {
    const name = email === demoEmail('premium') ? 'premium' : 'free'
    return gender === null ? [] : [{ ...row, gender, name, age: ageOn(dateOfBirth, now) }]
  })
}

/** Copies looks and texts of a member of the same age and gender to the premium account. */
async function copyLooks(tx: Transaction, account: DemoAccount, people: readonly Person[], random: Random) {
  const alike = people.filter(
    ({ demoMember, profile: { aboutMe } }) =>
      demoMember.brandId === account.brandId &&
      demoMember.gender === account.gender &&
      demoMember.language === account.language &&
      Math.abs(demoMember.age - account.age) < 8 &&
      aboutMe !== null,
  )
  if (alike.length === 0) return
  const { profile: model } = random.pick(alike)
  const { country, region, city, hasTattoos, hairColour, eyeColour, bodyType, aboutMe, interests } = model
  await tx
    .update(profile)
    .set({
      country,
      region,
      city,
      hasTattoos,
      hairColour,
      eyeColour,
      bodyType,
      aboutMe,
      interests,
      relationshipStatus: 'single',
    })
    .where(eq(profile.memberId, account.id))
}
