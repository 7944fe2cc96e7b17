import {
  type CaseKind,
  claimCase,
  claimCases,
  decideCase,
  getCase,
  getCaseFigures,
  getCases,
  readCaseMessages,
  releaseClaims,
  renewClaims,
  undoDecision,
} from 'contracts'
import { and, eq, inArray } from 'drizzle-orm'
import { newId } from '../../../db/new-id.ts'
import {
  forStaff,
  type IdentityCase,
  type IdentityRow,
  type Person,
} from '../../../http/fixtures/identity.ts'
import { complaint } from '../../../tables/account.ts'
import { report } from '../../../tables/reports.ts'
import { staffCase, staffRole } from '../../../tables/staff.ts'
import { addMember } from '../../account/fixture-member.ts'
import { addPhotoRow } from '../../members/photos/fixture-photo.ts'

type State = 'free' | 'claimed' | 'decided'

/** Support decides nothing but complaints. */
async function isSupport({ database: { db }, caller }: IdentityCase) {
  const held = await db.select().from(staffRole).where(eq(staffRole.memberId, caller.memberId))
  return held.length > 0 && held.every(({ role }) => role === 'support')
}

/** A case that the caller may decide, about somebody whom the matrix does not know. */
async function addCase(
  about: IdentityCase,
  { brandId }: Pick<Person, 'brandId'>,
  state: State,
  kind?: CaseKind,
) {
  const { database, caller } = about
  const now = new Date()
  const { memberId } = await addMember(database, { brandId })
  const shown = kind ?? ((await isSupport(about)) ? 'complaint' : 'photo')
  const id = newId()
  const base = { id, brandId, createdAt: now, reference: newId(), sentId: newId() }
  if (shown === 'complaint')
    await database.db
      .insert(complaint)
      .values({ ...base, email: 'ann@example.invalid', locale: 'en', topic: 'content', text: 'Rude.' })
  else await addPhotoRow(database, { brandId, memberId }, { id, status: 'pending' })
  if (shown === 'report')
    await database.db.insert(report).values({
      ...base,
      profileId: memberId,
      conversationId: 'c',
      messageSequence: 1,
      evidence: [{ sequence: 1, from: memberId, at: now.toISOString(), kind: 'text', text: 'Pay me' }],
      reason: 'scam',
      text: '',
    })
  const later = new Date(now.getTime() + 300_000)
  await database.db.insert(staffCase).values({
    id,
    brandId,
    memberId,
    kind: shown,
    subjectKind: shown === 'report' ? 'message' : shown === 'complaint' ? 'complaint' : 'photo',
    subjectId: shown === 'report' ? 'c:1' : id,
    language: 'en',
    severity: 1,
    reports: 0,
    openedAt: now,
    dueAt: later,
    rankAt: later,
    state: state === 'decided' ? 'decided' : 'waiting',
    ...(state === 'claimed' && { claimedBy: caller.memberId, claimedUntil: later }),
    ...(state === 'decided' && {
      action: 'approve',
      decision: { action: 'approve' },
      decidedBy: caller.memberId,
      decidedAt: now,
      takesEffectAt: later,
    }),
  })
  return {
    id,
    decision: shown === 'complaint' ? { action: 'answer', answer: 'Yes.' } : { action: 'approve' },
  }
}

const bodyOf =
  (state: State, whose: (about: IdentityCase) => Person = ({ me }) => me) =>
  async (about: IdentityCase) => {
    const { id } = await addCase(about, whose(about), state)
    return { body: { id } }
  }

const listOf = async (about: IdentityCase) => {
  const { id } = await addCase(about, about.me, 'claimed')
  return { body: { ids: [id] } }
}

const decisionOf =
  (whose: (about: IdentityCase) => Person = ({ me }) => me) =>
  async (about: IdentityCase) => ({ body: await addCase(about, whose(about), 'claimed') })

const far = ({ far: [one] }: IdentityCase) => one
const rest = { statuses: forStaff(200), staffRoles: ['moderator', 'support'] } as const

export const queueIdentity: readonly IdentityRow[] = [
  // Other rows of the matrix leave photos and complaints of its people, but no names that wait.
  { endpoint: getCases, input: () => ({ query: { kind: 'name' } }), ...rest },
  { endpoint: getCaseFigures, ...rest },
  {
    endpoint: getCase,
    input: async (about) => ({ query: { id: (await addCase(about, about.me, 'free')).id } }),
    foreign: [async (about) => ({ query: { id: (await addCase(about, far(about), 'free')).id } })],
    ...rest,
  },
  {
    endpoint: readCaseMessages,
    async input(about) {
      // One open report on a message at a time: each is on the same one.
      const isOpen = and(eq(staffCase.kind, 'report'), inArray(staffCase.state, ['waiting', 'decided']))
      await about.database.db.delete(staffCase).where(and(isOpen, eq(staffCase.subjectId, 'c:1')))
      return { body: { id: (await addCase(about, about.me, 'claimed', 'report')).id } }
    },
    foreign: [bodyOf('claimed', far)],
    ...rest,
    staffRoles: ['moderator'],
  },
  { endpoint: claimCases, input: () => ({ body: { kinds: ['name'], most: 1 } }), ...rest },
  { endpoint: claimCase, input: bodyOf('free'), foreign: [bodyOf('free', far)], ...rest },
  { endpoint: renewClaims, input: listOf, ...rest },
  { endpoint: releaseClaims, input: listOf, ...rest, statuses: forStaff(204) },
  { endpoint: decideCase, input: decisionOf(), foreign: [decisionOf(far)], ...rest },
  { endpoint: undoDecision, input: bodyOf('decided'), foreign: [bodyOf('decided', far)], ...rest },
]
