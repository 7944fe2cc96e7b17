import {
  type CaseDecision,
  type CaseKind,
  claimCase,
  claimCases,
  decideCase,
  getCase,
  getCases,
  type StaffRole,
  undoDecision,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { silentLog } from '../../../db/log.ts'
import type { openWorld } from '../../../fixtures/world.ts'
import { session } from '../../../tables/account.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { outbox } from '../../../tables/outbox.ts'
import { staffRole, staffSession } from '../../../tables/staff.ts'
import { SECOND_MS } from '../../../time.ts'
import { peopleOf, type stoppedClock } from '../../members/fixture-people.ts'
import { addPhotoRow } from '../../members/photos/fixture-photo.ts'
import { openPhotoCase } from '../../members/photos/photos.ts'
import { takeEffect } from './take-effect.ts'

type World = Awaited<ReturnType<typeof openWorld>>

interface Post {
  readonly role?: StaffRole
  readonly atBrand?: string
  /** Whether the last proof by a factor is older than five minutes. */
  readonly isStale?: boolean
}

/** Members, and staff who work through the queue about them. */
export function queueOf(world: World, clock: ReturnType<typeof stoppedClock>) {
  const { database } = world
  const { db } = database
  const { person } = peopleOf(world, clock)

  return {
    person,

    /** A member of staff whose session is proven by a second factor. */
    async moderator(name: string, { role = 'moderator', atBrand = 'amberly', isStale = false }: Post = {}) {
      const added = await person(name, { isStaff: true })
      const { brandId, id: memberId, call } = added
      await db
        .insert(staffRole)
        .values({ brandId, memberId, atBrand, role, grantedBy: 'a test', grantedAt: clock.now() })
      const [opened] = await db.select().from(session).where(eq(session.memberId, memberId))
      const verifiedAt = new Date(clock.now().getTime() - (isStale ? 600 : 0) * SECOND_MS)
      await db.insert(staffSession).values({ sessionId: opened?.id ?? '', verifiedAt, seenAt: clock.now() })
      const query = { brand: atBrand }
      return {
        ...added,
        claim: (id: string) => call(claimCase, { query, body: { id } }),
        claimFirst: async (kinds: CaseKind[] = ['photo'], most = 1) =>
          (await call(claimCases, { query, body: { kinds, most } })).data.cases.map(({ id }) => id),
        decide: (id: string, decision: CaseDecision) => call(decideCase, { query, body: { id, decision } }),
        undo: (id: string) => call(undoDecision, { query, body: { id } }),
        list: async (more: { kind?: CaseKind; state?: 'waiting' | 'decided' } = {}) =>
          (await call(getCases, { query: { ...query, ...more } })).data.cases,
        open: async (id: string) => (await call(getCase, { query: { ...query, id } })).data,
      }
    },

    /** A photo that waits for approval. */
    async pendingPhoto(owner: MemberKey) {
      const { brandId, memberId } = owner
      const { id } = await addPhotoRow(database, owner, { status: 'pending', createdAt: clock.now() })
      await database.inTransaction((tx) =>
        openPhotoCase(tx, { brandId, memberId, id, dhash: null }, clock.now()),
      )
      return id
    },

    /** Lets ten seconds pass, after which decisions take effect. None is made again by chance. */
    async settle({ isInSample = false } = {}) {
      clock.pass(10 * SECOND_MS)
      return takeEffect({ database, clock, log: silentLog, isInSample: () => isInSample })
    },

    mailsTo: ({ memberId }: MemberKey) =>
      db
        .select({ kind: outbox.kind, data: outbox.data })
        .from(outbox)
        .where(eq(outbox.memberId, memberId))
        .orderBy(outbox.id),
  }
}
