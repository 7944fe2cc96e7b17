import { isLocale, type TransientEvent } from 'contracts'
import type { Database } from '../../api/src/db/database.ts'
import { markMessages } from '../../api/src/features/chat/mark-messages.ts'
import { deliverLikeComment } from '../../api/src/features/chat/send/deliver-like-comment.ts'
import { sendMessage } from '../../api/src/features/chat/send/send-message.ts'
import { typingEvent } from '../../api/src/features/chat/typing.ts'
import { noteActive } from '../../api/src/features/members/last-active.ts'
import { likeMember } from '../../api/src/features/members/likes/like.ts'
import { allBrands, findBrand } from '../../api/src/features/site/brands.ts'
import { Refusal } from '../../api/src/http/refusal.ts'
import { demoId } from '../demo-world/demo-id.ts'
import type { Pools } from '../demo-world/pools.ts'
import { randomOf } from '../demo-world/random.ts'
import { isLikedUnasked, likesBack, mayBeLikedUnasked, nextStep } from './decisions.ts'
import { replyTo } from './reply-lines.ts'
import {
  countUnasked,
  findAdmirer,
  findHeard,
  findVisitors,
  findWaitingLikes,
  findWaitingMessages,
  type Visitor,
} from './waiting.ts'

export interface Reactor {
  readonly database: Database
  readonly pools: Pools
  /** Tells a member's open pages that somebody is typing. */
  readonly tell: (memberId: string, event: TransientEvent) => void
}

/**
 * Does what invented members do by now about the real members who are here. All that it knows is in the database,
 * so it goes on after a restart, and what two processes do at once is done once.
 */
export async function react(reactor: Reactor, now: Date): Promise<void> {
  for (const visitor of await findVisitors(reactor.database.db, now)) {
    if (visitor.isListed) await giveLikes(reactor, visitor, now)
    await answerMessages(reactor, visitor, now)
  }
}

async function giveLikes({ database }: Reactor, visitor: Visitor, now: Date) {
  const { db } = database
  const admirers = likesBack(visitor, await findWaitingLikes(db, visitor, now), now)
  if (mayBeLikedUnasked(visitor, now) && isLikedUnasked(visitor, await countUnasked(db, visitor), now)) {
    const admirer = await findAdmirer(db, visitor, now)
    if (admirer !== undefined) admirers.push(admirer)
  }
  for (const id of admirers)
    await unlessRefused(async () => {
      await noteActive(db, id, now)
      const liker = { viewer: writer(visitor, id), brand: await brandOf(database, visitor) }
      await likeMember(database, { ...liker, onMatch: deliverLikeComment }, { profile: visitor.id }, now)
    })
}

async function answerMessages({ database, pools, tell }: Reactor, visitor: Visitor, now: Date) {
  const { db } = database
  for (const found of await findWaitingMessages(db, visitor, now)) {
    const { conversation, sequence, otherId, language, at } = found
    const viewer = writer(visitor, otherId)
    const step = nextStep(found, now)
    if (step === null) continue
    await noteActive(db, otherId, now)
    await unlessRefused(async () => {
      if (step === 'read') {
        const conversations = [{ id: conversation, up_to: sequence }]
        await markMessages(database, viewer, { state: 'read', conversations })
      } else if (step === 'type') {
        const event = await typingEvent(db, viewer, visitor.id)
        if (event) tell(visitor.id, event)
      } else if (isLocale(language)) {
        const seed = `reply ${conversation} ${sequence}`
        const known = await findHeard(db, visitor)
        const text = replyTo({ ...found, replies: pools[language].replies }, { ...found, known, seed })
        const sent = {
          id: demoId(at, randomOf(seed)),
          profile: visitor.id,
          content: { kind: 'text', text },
        } as const
        await sendMessage(database, { viewer, brand: await brandOf(database, visitor) }, sent, now)
      }
    })
  }
}

/** An invented member, who may write as much as they like. */
function writer({ brandId }: Visitor, memberId: string) {
  return { brandId, memberId, role: 'premium' } as const
}

/** The visitor's brand, where messages cost nothing: invented members have no credits. */
async function brandOf(database: Database, { brandId }: Visitor) {
  const domain = (await allBrands(database.db)).find(({ id }) => id === brandId)?.domain ?? ''
  const brand = await findBrand(database, domain)
  if (!brand) throw new Error(`There is no brand ${brandId}.`)
  return { ...brand, settings: { ...brand.settings, message_credits: 0 } }
}

/** A block or a decision of a moment ago may be in the way. */
async function unlessRefused(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
