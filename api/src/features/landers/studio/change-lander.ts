import {
  type ErrorCode,
  type LanderContent,
  type LanderProblem,
  landerProblems,
  publishProblems,
  unknownPlaceholders,
} from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { isDuplicate } from '../../../db/is-duplicate.ts'
import { newId } from '../../../db/new-id.ts'
import { refuse } from '../../../http/refusal.ts'
import { lander, landerRevision } from '../../../tables/landers.ts'
import { findAuthor, findRevision, summaryOf } from './find-landers.ts'

/** The person at a brand who changes documents. */
export interface Editor {
  readonly brandId: string
  readonly author: string
}

/** A document at the latest revision that the editor knows. */
export interface Edited {
  readonly id: string
  readonly rev: number
}

type Row = typeof lander.$inferSelect

/** Creates a draft. */
export async function createLander(tx: Transaction, editor: Editor, content: LanderContent, now: Date) {
  refuseContent(content)
  const { brandId } = editor
  const row = {
    id: newId(),
    brandId,
    ...addressOf(content),
    status: 'draft',
    rev: 1,
    changedAt: now,
  } as const
  const [created] = await tx.insert(lander).values(row).onConflictDoNothing().returning()
  if (!created) return refuseAddress()
  await insertRevisionRow(tx, editor, { id: created.id, rev: 1, content, now })
  return summaryOf({ row: created, author: editor.author })
}

/** Saves a new revision, which visitors don't see yet. */
export async function saveLander(
  tx: Transaction,
  editor: Editor,
  { content, ...edited }: Edited & { readonly content: LanderContent },
  now: Date,
) {
  refuseContent(content)
  const row = await lockLander(tx, editor, edited)
  const address = addressOf(content)
  // Links lead to the address of a published document, so it stays.
  if (row.status === 'live' && isMoved(row, address)) refuseAddress()
  try {
    return await insertRevision(tx, editor, { row, content, changes: address, now })
  } catch (error) {
    // Another document is there, or is moving there at this very moment.
    if (isDuplicate(error)) refuseAddress()
    throw error
  }
}

/** Shows the latest revision to visitors. */
export async function publishLander(tx: Transaction, editor: Editor, edited: Edited, now: Date) {
  const row = await lockLander(tx, editor, edited)
  const { content } = (await findRevision(tx, editor.brandId, edited)) ?? refuse('not_found')
  refuseProblems(publishProblems(content))
  await noteRelease(tx, editor, edited, now)
  return updateLander(tx, { row, changes: releaseOf(content, edited.rev, now), author: editor.author, now })
}

/** Takes a document away from visitors. */
export async function archiveLander(tx: Transaction, editor: Editor, edited: Edited, now: Date) {
  const row = await lockLander(tx, editor, edited)
  const changes = {
    status: 'archived',
    liveRev: null,
    liveFrom: null,
    liveTo: null,
    ...(row.releasedAt && { releasedAt: now }),
  } as const
  return updateLander(tx, { row, changes, author: editor.author, now })
}

/** Publishes an earlier revision again, as a new one. One that visitors never got is refused. */
export async function revertLander(
  tx: Transaction,
  editor: Editor,
  { to, ...edited }: Edited & { readonly to: number },
  now: Date,
) {
  const row = await lockLander(tx, editor, edited)
  const revision = (await findRevision(tx, editor.brandId, { id: row.id, rev: to })) ?? refuse('not_found')
  if (!revision.releasedAt && to !== row.liveRev) refuse('invalid_input', { fields: { to: 'invalid_input' } })
  // It may have been at another address.
  const { token: _, ...earlier } = revision.content
  const content = { ...earlier, slug: row.slug, ...(row.token !== null && { token: row.token }) }
  refuseProblems(publishProblems(content))
  const changes = releaseOf(content, row.rev + 1, now)
  const reversion = await insertRevision(tx, editor, { row, content, changes, revertedTo: to, now })
  await noteRelease(tx, editor, reversion, now)
  return reversion
}

/** Refuses a change of a revision that is no longer the latest. */
export async function lockLander(tx: Transaction, { brandId }: Editor, { id, rev }: Edited): Promise<Row> {
  const isIt = and(eq(lander.brandId, brandId), eq(lander.id, id))
  const [row = refuse('not_found')] = await tx.select().from(lander).where(isIt).for('update')
  if (row.rev === rev) return row
  const author = await findAuthor(tx, row)
  return refuse('lander_changed', { data: { rev: row.rev, author } })
}

interface Revision {
  readonly row: Row
  readonly content: LanderContent
  readonly changes: Partial<Row>
  readonly revertedTo?: number
  readonly now: Date
}

async function insertRevision(
  tx: Transaction,
  editor: Editor,
  { row, content, changes, revertedTo, now }: Revision,
) {
  const rev = row.rev + 1
  await insertRevisionRow(tx, editor, { id: row.id, rev, content, revertedTo, now })
  return updateLander(tx, { row, changes: { ...changes, rev }, author: editor.author, now })
}

interface RevisionRow extends Edited {
  readonly content: LanderContent
  readonly revertedTo?: number | undefined
  readonly now: Date
}

async function insertRevisionRow(
  tx: Transaction,
  { brandId, author }: Editor,
  { id: landerId, rev, content, revertedTo, now: createdAt }: RevisionRow,
) {
  await tx.insert(landerRevision).values({ brandId, landerId, rev, content, author, revertedTo, createdAt })
}

async function noteRelease(tx: Transaction, { brandId }: Editor, { id, rev }: Edited, now: Date) {
  const isIt = and(
    eq(landerRevision.brandId, brandId),
    eq(landerRevision.landerId, id),
    eq(landerRevision.rev, rev),
  )
  await tx.update(landerRevision).set({ releasedAt: now }).where(isIt)
}

interface Update {
  readonly row: Row
  readonly changes: Partial<Row>
  readonly author: string
  readonly now: Date
}

async function updateLander(tx: Transaction, { row, changes, author, now }: Update) {
  const isIt = and(eq(lander.brandId, row.brandId), eq(lander.id, row.id))
  const [changed = refuse('not_found')] = await tx
    .update(lander)
    .set({ ...changes, changedAt: now })
    .where(isIt)
    .returning()
  return summaryOf({ row: changed, author })
}

function releaseOf({ schedule }: LanderContent, rev: number, now: Date) {
  return {
    status: 'live',
    liveRev: rev,
    liveFrom: schedule?.from ? new Date(schedule.from) : null,
    liveTo: schedule?.to ? new Date(schedule.to) : null,
    releasedAt: now,
  } as const
}

type Address = Pick<Row, 'kind' | 'template' | 'slug' | 'token'>

function addressOf({ kind, template, slug, token }: LanderContent): Address {
  return { kind, template, slug, token: token ?? null }
}

function isMoved(row: Address, to: Address): boolean {
  return (
    row.kind !== to.kind || row.template !== to.template || row.slug !== to.slug || row.token !== to.token
  )
}

/** Another document is at this address, or the document may not move there. */
export function refuseAddress(): never {
  const problems: LanderProblem[] = [{ rule: 'address', where: ['slug'] }]
  return refuse('invalid_input', { fields: { slug: 'invalid_input' }, data: { problems } })
}

function refuseContent(content: LanderContent) {
  refuseProblems(landerProblems(content))
  // Refused like every other text that says what it may not.
  refuseProblems(unknownPlaceholders(content), 'invalid_input')
}

function refuseProblems(problems: readonly LanderProblem[], code: ErrorCode = 'lander_invalid') {
  if (problems.length === 0) return
  const paths = problems.map(({ where }) => ['content', ...where].join('.'))
  const fields = Object.fromEntries(paths.map((path) => [path, 'invalid_input' as const]))
  refuse(code, { fields, data: { problems } })
}
