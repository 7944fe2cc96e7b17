import { reportReasons } from 'contracts'
import { and, eq } from 'drizzle-orm'
import { CommandError } from '../../db/run-command.ts'
import type { Action } from '../../features/account/decisions/carry-out.ts'
import { rejectionRules } from '../../features/account/decisions/rejection-rules.ts'
import type { Rejection } from '../../features/members/photos/photo-approval.ts'
import { type MessagePlace, message } from '../../tables/chat.ts'
import { likeComment, photo } from '../../tables/members.ts'
import { findOneMember } from '../member.ts'
import type { StaffCall } from '../staff-command.ts'

const MOST_DAYS = 365

export interface ReadDecision {
  readonly action: Action
  readonly rule: (typeof reportReasons)[number]
  /** Finds the member whom it is about. */
  readonly owner: (call: StaffCall) => Promise<string>
}

/** Parses the arguments of a new decision; undefined if they make no sense. */
export function readDecision(
  kind: string,
  what: string,
  [second, third]: readonly (string | undefined)[],
): ReadDecision | undefined {
  const isOfMessage = oneOf(inChat, kind)
  const rule = oneOf(reportReasons, isOfMessage ? third : second)
  if (!rule) return undefined
  const number = Number(isOfMessage ? second : third)
  if (isOfMessage) {
    const message = { conversation: what, sequence: number }
    const action = { kind: isOfMessage, message }
    return Number.isInteger(number) ? { action, rule, owner: (call) => findSender(call, message) } : undefined
  }
  const owner = async (call: StaffCall) => (await findOneMember(call, what)).id
  if (kind === 'suspend') {
    const isLength = Number.isInteger(number) && number >= 1 && number <= MOST_DAYS
    return isLength ? { action: { kind, days: number }, rule, owner } : undefined
  }
  if (third !== undefined) return undefined
  if (kind === 'remove-photo')
    return { action: { kind, photo: what }, rule, owner: (call) => findOwner(call, what) }
  const simple = oneOf(ofMember, kind)
  return simple && { action: { kind: simple }, rule, owner }
}

/** The decision that rejects a photo, most often one that waits for approval. */
export function rejectionOf(id: string, rejection: Rejection): ReadDecision {
  const action = { kind: 'remove-photo', photo: id, rejection } as const
  return { action, rule: rejectionRules[rejection], owner: (call) => findOwner(call, id) }
}

const inChat = ['remove-message', 'remove-picture', 'remove-note'] as const
const ofMember = ['warn', 'remove-name', 'remove-text', 'ban'] as const

function oneOf<Name extends string>(names: readonly Name[], name: string | undefined): Name | undefined {
  return names.find((known) => known === name)
}

async function findOwner({ database: { db }, brand }: StaffCall, id: string): Promise<string> {
  const [found] = await db.select().from(photo).where(eq(photo.id, id))
  if (found?.brandId !== brand.id) throw new CommandError(`There is no photo ${id} at this brand.`)
  return found.memberId
}

async function findSender(
  { database: { db }, brand }: StaffCall,
  { conversation, sequence }: MessagePlace,
): Promise<string> {
  if (sequence === 0) {
    const [comment] = await db.select().from(likeComment).where(eq(likeComment.conversationId, conversation))
    if (comment?.brandId === brand.id) return comment.memberId
  }
  const isIt = and(eq(message.conversationId, conversation), eq(message.sequence, sequence))
  const [found] = await db.select().from(message).where(isIt)
  if (found?.brandId !== brand.id)
    throw new CommandError(`There is no message ${sequence} in a conversation ${conversation} at this brand.`)
  return found.senderId
}
