import { readFile } from 'node:fs/promises'
import { type LanderSummary, landerContent, markOutdated, type PageName } from 'contracts'
import { CommandError } from '../../db/run-command.ts'
import { builtInContent } from '../../features/landers/pages/built-in-content.ts'
import {
  createLander,
  publishLander,
  revertLander,
  saveLander,
} from '../../features/landers/studio/change-lander.ts'
import { findPage } from '../../features/landers/studio/edit-page.ts'
import {
  findHistory,
  findLander,
  findLanders,
  findRevision,
} from '../../features/landers/studio/find-landers.ts'
import { checkInput } from '../../http/input/check-input.ts'
import { refuse } from '../../http/refusal.ts'
import { columns } from '../columns.ts'
import type { LandersCall } from './landers-call.ts'

/** A document as JSON, as `publish` takes it. */
export async function showLander(
  { database: { db }, brandId }: LandersCall,
  id: string,
  rev: number | undefined,
): Promise<string> {
  const found = await findLander(db, brandId, { id, ...(rev !== undefined && { rev }) })
  return JSON.stringify((found ?? refuse('not_found')).content, null, 2)
}

/** A built-in page as a document: the brand's own at its latest revision, or else the built-in text. */
export async function showPage(
  { database: { db }, brandId, niche }: LandersCall,
  name: PageName,
): Promise<string> {
  const found = await findPage(db, brandId, name)
  return JSON.stringify(found?.content ?? builtInContent(name, niche), null, 2)
}

export async function showHistory({ database: { db }, brandId }: LandersCall, id: string): Promise<string> {
  const { lander } = (await findLander(db, brandId, { id })) ?? refuse('not_found')
  const revisions = await findHistory(db, brandId, id)
  return columns(
    ['revision', 'saved', 'by', 'repeats', 'live'],
    revisions.map((one) => [
      one.rev,
      new Date(one.created_at),
      one.author,
      one.reverted_to,
      one.rev === lander.live_rev,
    ]),
  )
}

export function publishLatest({ database, brandId, author, now }: LandersCall, id: string): Promise<string> {
  return database.inTransaction(async (tx) => {
    const { lander } = (await findLander(tx, brandId, { id })) ?? refuse('not_found')
    const published = await publishLander(tx, { brandId, author }, lander, now)
    return `${whatVisitorsGet(published, now)}.`
  })
}

/** Saves the document in a file, as a new one or as a revision at its address, and publishes it. */
export async function publishFile(
  { database, brandId, author, now }: LandersCall,
  path: string,
): Promise<string> {
  const content = await readContent(path)
  const editor = { brandId, author }
  return database.inTransaction(async (tx) => {
    const { kind, template, slug } = content
    const known = (await findLanders(tx, brandId)).find(
      (one) => one.kind === kind && one.template === template && one.slug === slug,
    )
    const former = known && (await findRevision(tx, brandId, known))?.content
    const marked = former ? markOutdated(former, content, former) : content
    const saved = known
      ? await saveLander(tx, editor, { id: known.id, rev: known.rev, content: marked }, now)
      : await createLander(tx, editor, content, now)
    const published = await publishLander(tx, editor, saved, now)
    return `${whatVisitorsGet(published, now)}.`
  })
}

export function revertTo(
  { database, brandId, author, now }: LandersCall,
  id: string,
  to: number,
): Promise<string> {
  return database.inTransaction(async (tx) => {
    const { lander } = (await findLander(tx, brandId, { id })) ?? refuse('not_found')
    const reverted = await revertLander(tx, { brandId, author }, { id, rev: lander.rev, to }, now)
    return `${whatVisitorsGet(reverted, now)}. It repeats revision ${to}.`
  })
}

/** A revision may have been published before its time, or after it. */
function whatVisitorsGet({ id, rev, live_from: from, live_to: to }: LanderSummary, now: Date): string {
  const subject = `revision ${rev} of ${id}`
  if (to !== null && new Date(to) <= now) return `Nobody gets ${subject}: its time ended at ${to}`
  const start = from !== null && now < new Date(from) ? `from ${from}` : 'now'
  return `Visitors get ${subject} ${start}${to === null ? '' : `, until ${to}`}`
}

async function readContent(path: string) {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`There is no file ${path} that can be read.`)
  })
  const { success, data, error } = landerContent.safeParse(parse(text, path))
  if (success) return data
  const paths = error.issues.map((issue) => issue.path.join('.') || 'the document')
  throw new CommandError(`${path} is refused because of: ${[...new Set(paths)].join(', ')}.`)
}

function parse(text: string, path: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    checkInput(value)
    return value
  } catch (cause) {
    throw new CommandError(`${path} is no JSON that a document could be.`, { cause })
  }
}
