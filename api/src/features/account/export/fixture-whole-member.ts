import { ABOUT_TEXT } from 'contracts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import { complaint, complaintReply, pushSubscription, session } from '../../../tables/account.ts'
import { conversationMember, freeMessage, receivedGift, startedConversation } from '../../../tables/chat.ts'
import { block, keptBlock, likeComment, memberLike, preference } from '../../../tables/members.ts'
import { newsDue, newsSent, outbox } from '../../../tables/outbox.ts'
import { accountToken, birthCorrection, mailUndo, notificationChoice } from '../../../tables/own-account.ts'
import { report } from '../../../tables/reports.ts'
import { shownProfiles } from '../../../tables/shown-profiles.ts'
import { swipe, swipeDay } from '../../../tables/swipe.ts'
import { addChatPhoto, addMessage } from '../../chat/fixture-messages.ts'
import { addPhotoRow } from '../../members/photos/fixture-photo.ts'
import { addMember } from '../fixture-member.ts'
import { addWholeDecisions } from './fixture-whole-decisions.ts'
import { addWholePurchases } from './fixture-whole-purchases.ts'
import { addWholeStaff } from './fixture-whole-staff.ts'

let minutes = 0
/** Another time for each use, so that a test can tell columns by their values. */
const at = () => new Date(Date.UTC(2026, 4, 5, 6, (minutes += 1), 7))

/** A member with a row in each table that holds anything about members; no two texts or numbers are the same. */
export async function addWholeMember(database: Database) {
  const { db } = database
  // In each text that the member entered, so that a search of the database finds them.
  const mark = `Mark-${newId().replaceAll('_', 'x')}`
  const ann = await addMember(database, {
    email: `${mark.toLowerCase()}.${newId().toLowerCase()}@example.invalid`,
    createdAt: at(),
    pausedAt: at(),
    offerSeenAt: at(),
    signupStep: 3,
    language: 'fi',
    pushNames: true,
    isReturning: true,
    notificationsDisabled: ['bounce'],
    tracking: { ref: `${mark} ref` },
    lander: { id: 'lander-of-a-test', rev: 31, variant: 'a' },
    profile: {
      name: `${mark} Ann`,
      dateOfBirth: '1987-03-02',
      sexuality: 'bi',
      country: 'NL',
      region: 'NL-ZH',
      city: 'Delft',
      hasTattoos: true,
      hairColour: 'red',
      eyeColour: 'green',
      bodyType: 'slim',
      relationshipStatus: 'divorced',
      aboutMe: `${mark} likes rain.`,
      interests: ['art'],
    },
  })
  const { brandId, memberId } = ann
  const key = { brandId, memberId }
  const [bo, cleo] = [
    await addMember(database, { profile: { name: 'Bo' } }),
    await addMember(database, { profile: { name: 'Cleo' } }),
  ]
  const photo = await addPhotoRow(database, ann, {
    status: 'rejected',
    rejection: 'nudity',
    position: 17,
    width: 701,
    height: 901,
    createdAt: at(),
  })
  const picture = await addChatPhoto(database, ann, { width: 702, height: 902, createdAt: at() })
  await db.insert(preference).values({ ...key, genders: ['male'], minAge: 41, maxAge: 67, near: 'region' })

  await db.insert(session).values({
    ...key,
    id: `s ${memberId}`,
    tokenHash: `hash ${memberId}`,
    label: `${mark} browser`,
    createdAt: at(),
    lastSeenAt: at(),
    expiresAt: new Date('2099-03-01T00:00:00Z'),
  })
  await db.insert(pushSubscription).values({
    ...key,
    id: newId(),
    sessionId: `s ${memberId}`,
    endpoint: `https://push.example.com/${newId()}`,
    p256dh: 'p',
    auth: 'a',
    createdAt: at(),
  })
  await db.insert(accountToken).values({
    ...key,
    purpose: 'mail-change',
    tokenHash: `t ${memberId}`,
    email: `${mark.toLowerCase()}.next.${newId()}@example.invalid`,
    createdAt: at(),
    expiresAt: at(),
  })
  await db.insert(mailUndo).values({
    ...key,
    tokenHash: `u ${memberId}`,
    email: `${mark.toLowerCase()}.before.${newId()}@example.invalid`,
    createdAt: at(),
    expiresAt: at(),
  })
  await db
    .insert(notificationChoice)
    .values({ ...key, kind: 'like', email: false, push: true, stoppedByLink: true })
  await db
    .insert(birthCorrection)
    .values({ ...key, was: '1986-03-02', is: '1987-03-02', createdAt: at(), reviewedAt: at() })
  await db.insert(outbox).values({
    id: newId(),
    ...key,
    address: `${mark.toLowerCase()}@example.invalid`,
    channel: 'mail',
    kind: 'activate',
    locale: 'da',
    data: { text: mark },
    status: 'sent',
    reason: 'for a test',
    createdAt: at(),
    settledAt: at(),
  })
  await db.insert(newsDue).values({ ...key, dueAt: at() })
  await db.insert(newsSent).values({ ...key, sentAt: at() })

  await db.insert(memberLike).values({
    ...key,
    likedId: bo.id,
    about: ABOUT_TEXT,
    comment: `${mark} sails, too.`,
    createdAt: at(),
    seenAt: at(),
    shownAt: at(),
  })
  await db.insert(likeComment).values({ ...key, likedId: bo.id, conversationId: newId(), createdAt: at() })
  await db.insert(block).values({ ...key, blockedId: cleo.id, createdAt: at() })
  await db.insert(keptBlock).values({ ...key, blockedEmail: newId(), createdAt: at() })
  await db
    .insert(swipe)
    .values({ ...key, otherId: bo.id, answer: 'yes', gaveLike: true, answeredAt: at(), undoneAt: at() })
  await db
    .insert(swipeDay)
    .values({ ...key, day: '2026-05-05', zone: 'Pacific/Fiji', likes: 53, lastAt: at() })
  await db.insert(shownProfiles).values({ viewer: memberId, day: '2026-05-05', shown: [59] })

  await addMessage(database, ann, bo, { body: `${mark} says hello`, createdAt: at() })
  await addMessage(database, ann, bo, { kind: 'photo', photoId: picture.id, body: '', createdAt: at() })
  await addMessage(database, ann, bo, { body: '', isRemoved: true, createdAt: at() })
  const gift = await addMessage(database, bo, ann, {
    kind: 'gift',
    giftId: 'rose',
    body: 'For you',
    createdAt: at(),
  })
  const { conversationId, sequence } = gift
  await db.insert(receivedGift).values({ ...key, conversationId, sequence, giftId: 'rose' })
  await db
    .update(conversationMember)
    .set({ deliveredUpTo: 71, readUpTo: 61, writtenUpTo: 47, deletedUpTo: 43 })
    .where(eq(conversationMember.memberId, memberId))
  await db.insert(startedConversation).values({ ...key, otherId: bo.id, createdAt: at() })
  await db.insert(freeMessage).values({ brandId, senderId: memberId, id: newId(), requestHash: newId() })
  const like = { id: bo.id, name: 'Bo', age: 30, city: null, is_fictional: false, main_image: null }
  await database.inTransaction((tx) =>
    publishEvents(tx, { ...key, event: { kind: 'like_received', profile: { ...like, liked_at: '' } } }),
  )

  const orderId = await addWholePurchases(database, key, { mark, at })

  const sent = { sentId: newId(), reference: newId(), brandId, createdAt: at() }
  const complaintId = newId()
  await db.insert(complaint).values({
    ...sent,
    id: complaintId,
    memberId,
    email: ann.email,
    locale: 'sv',
    topic: 'payment',
    text: `${mark} paid twice.`,
    answeredAt: at(),
  })
  const reply = { id: newId(), complaintId, author: bo.id, text: 'You were right.', sentAt: at() }
  await db.insert(complaintReply).values(reply)
  await db.insert(report).values({
    ...sent,
    reference: newId(),
    id: newId(),
    reporterId: memberId,
    profileId: bo.id,
    photoId: newId(),
    conversationId,
    messageSequence: 83,
    evidence: [{ sequence: 83, from: bo.id, at: '', kind: 'text', text: 'Hi' }],
    reason: 'scam',
    text: `${mark} was asked for money.`,
    createdAt: at(),
    outcome: 'acted',
    decidedAt: at(),
  })
  await addWholeStaff(database, key, { mark, at })
  await addWholeDecisions(database, key, { mark, at, message: { conversation: conversationId, sequence: 3 } })
  return { ...ann, mark, photo, picture, orderId }
}
