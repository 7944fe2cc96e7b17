import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { closeCase } from '../../../cases/close-case.ts'
import type { Transaction } from '../../../db/database.ts'
import type { MessagePlace } from '../../../tables/chat.ts'
import { decision } from '../../../tables/decisions.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { photo, profile } from '../../../tables/members.ts'
import { findOwnMessage, setPictureRemoved, setWords } from '../../chat/removals.ts'
import { findOwnComment, restoreComment, setComment } from '../../chat/send/waiting-comment.ts'
import { type Rejection, setRejection } from '../../members/photos/photo-approval.ts'
import { letIn, lockOut } from './member-status.ts'
import { removeName, restoreName } from './remove-name.ts'

export type Decision = typeof decision.$inferSelect
type Subject = Decision['subject']

export type Action =
  | { readonly kind: 'warn' | 'remove-name' | 'remove-text' | 'ban' }
  | { readonly kind: 'remove-photo'; readonly photo: string; readonly rejection?: Rejection }
  | {
      readonly kind: 'remove-message' | 'remove-picture' | 'remove-note'
      readonly message: MessagePlace
    }
  | { readonly kind: 'suspend'; readonly days: number }

/** Does what was decided, and returns what it took away. Undefined if there was nothing to do. */
export async function carryOut(
  tx: Transaction,
  key: MemberKey,
  action: Action,
  { until, now }: { readonly until: Date | null; readonly now: Date },
): Promise<Subject | undefined> {
  switch (action.kind) {
    case 'warn':
      return {}
    case 'suspend':
    case 'ban':
      return (await lockOut(tx, key, until)) ? {} : undefined
    case 'remove-name': {
      const text = await removeName(tx, key, now)
      return text === undefined ? undefined : { text }
    }
    case 'remove-text':
      return removeText(tx, key, now)
    case 'remove-photo':
      return removePhoto(tx, key, action, now)
    case 'remove-message':
      return removeWords(tx, key, { kind: 'text', place: action.message })
    case 'remove-note':
      return removeWords(tx, key, { kind: 'gift', place: action.message })
    case 'remove-picture': {
      const found = await findOwnMessage(tx, key, action.message)
      if (!found?.photoId || found.isRemoved) return undefined
      await setPictureRemoved(tx, found.photoId, true)
      return { photo: found.photoId, message: action.message }
    }
  }
}

async function removeText(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  now: Date,
): Promise<Subject | undefined> {
  const isTheirs = and(eq(profile.memberId, memberId), eq(profile.brandId, brandId))
  const [found] = await tx.select({ text: profile.aboutMe }).from(profile).where(isTheirs).for('update')
  if (!found?.text) return undefined
  await tx.update(profile).set({ aboutMe: null }).where(isTheirs)
  await closeCase(tx, { brandId, kind: 'text', subjectId: memberId }, 'done', now)
  return { text: found.text }
}

/** Hides a photo of the gallery, and the copy that conversations show. */
async function removePhoto(
  tx: Transaction,
  key: MemberKey,
  { photo: id, rejection = 'against-the-rules' }: Extract<Action, { readonly kind: 'remove-photo' }>,
  now: Date,
): Promise<Subject | undefined> {
  const isShown = and(
    eq(photo.id, id),
    eq(photo.memberId, key.memberId),
    eq(photo.brandId, key.brandId),
    inArray(photo.status, ['active', 'pending']),
  )
  if ((await tx.$count(photo, isShown)) === 0) return undefined
  await setRejection(tx, { ...key, id }, rejection, now)
  await setPictureRemoved(tx, id, true)
  return { photo: id }
}

interface Words {
  readonly kind: 'text' | 'gift'
  readonly place: MessagePlace
}

async function removeWords(
  tx: Transaction,
  key: MemberKey,
  { kind, place }: Words,
): Promise<Subject | undefined> {
  const waiting =
    place.sequence === 0 && kind === 'text' && (await findOwnComment(tx, key, place.conversation))
  if (waiting && waiting.comment !== null) {
    await setComment(tx, waiting, null)
    return { text: waiting.comment, message: place }
  }
  // A comment that was reported while it waited may have become the first message since.
  const sequence = Math.max(place.sequence, 1)
  const found = await findOwnMessage(tx, key, { ...place, sequence })
  if (found?.kind !== kind || found.body === '') return undefined
  await setWords(tx, found, { body: '', isRemoved: true })
  return { text: found.body, message: { ...place, sequence } }
}

/** Gives back what a lifted decision took away, unless the member has changed it since. */
export async function undo(
  tx: Transaction,
  { brandId, memberId, kind, subject: { photo: picture = '', text = '', message } }: Decision,
  now: Date,
): Promise<void> {
  const key = { brandId, memberId }
  switch (kind) {
    case 'warn':
      return
    case 'suspend':
    case 'ban':
      return letInUnlessLockedOut(tx, key, now)
    case 'remove-name':
      return restoreName(tx, key, text)
    case 'remove-text': {
      const isEmpty = and(eq(profile.memberId, memberId), isNull(profile.aboutMe))
      await tx.update(profile).set({ aboutMe: text }).where(isEmpty)
      return
    }
    case 'remove-photo':
    case 'remove-picture': {
      const isHidden = isRejected(picture)
      if (kind === 'remove-photo' && (await tx.$count(photo, isHidden)) > 0)
        await setRejection(tx, { ...key, id: picture }, null, now)
      return setPictureRemoved(tx, picture, await isPictureKeptOut(tx, key, picture))
    }
    case 'remove-message':
    case 'remove-note': {
      if (message?.sequence === 0) return restoreComment(tx, key, message.conversation, text)
      const found = message && (await findOwnMessage(tx, key, message))
      if (found) await setWords(tx, found, { body: text, isRemoved: false })
    }
  }
}

const isRejected = (id: string) => and(eq(photo.id, id), eq(photo.status, 'rejected'))

/** Whether staff have rejected the photo in the gallery, or another decision has removed it. */
async function isPictureKeptOut(tx: Transaction, { memberId }: MemberKey, id: string): Promise<boolean> {
  const isRemoved = and(
    eq(decision.memberId, memberId),
    inArray(decision.kind, ['remove-photo', 'remove-picture']),
    isNull(decision.liftedAt),
    sql`${decision.subject} ->> 'photo' = ${id}`,
  )
  return (await tx.$count(photo, isRejected(id))) > 0 || (await tx.$count(decision, isRemoved)) > 0
}

/** Another decision may still keep the member out. */
async function letInUnlessLockedOut(tx: Transaction, key: MemberKey, now: Date): Promise<void> {
  const keepsOut = and(
    eq(decision.memberId, key.memberId),
    isNull(decision.liftedAt),
    inArray(decision.kind, ['ban', 'suspend']),
    or(isNull(decision.until), gt(decision.until, now)),
  )
  if ((await tx.$count(decision, keepsOut)) === 0) await letIn(tx, key)
}
