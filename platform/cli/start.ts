import { join } from 'node:path'
import { type NewReleases, publishNew, Refused, readDocument } from '../registry/index.ts'
import { releaseStorage } from '../registry/storage/release-storage.ts'
import { addBrotliToReleased } from './build/brotli.ts'
import { build } from './build/build.ts'
import type { Built } from './build/build-bundle.ts'
import { commandName } from './command-name.ts'
import { authorOf } from './release/author.ts'
import { failureOf } from './release/failure.ts'
import { startSentences } from './start/sentences.ts'
import { step } from './step.ts'
import { siteOf, UsageError, type Workspace } from './workspace.ts'

/**
 * Builds what changed, makes it live in the workspace's own registry if it is new there, and starts the server: the module
 * that the workspace names, or another one.
 */
export async function start(workspace: Workspace, server = workspace.server): Promise<void> {
  if (server === undefined)
    throw new UsageError(
      `There is no site to start in ${workspace.root}. See its remotes on ${siteOf(workspace)} with ${commandName('dev')} <remote>.`,
    )
  const built = await releaseSources(workspace)
  process.env['DATA_DIR'] = workspace.data
  await import(join(workspace.root, server))
  setTimeout(() => void compressReleased(workspace, built).catch(console.error), AFTER_FIRST_PAGES).unref()
}

/** Milliseconds after the start: whoever started the site opens pages first. */
const AFTER_FIRST_PAGES = 15_000

async function compressReleased({ data }: Workspace, built: readonly Built[]): Promise<void> {
  const storage = await releaseStorage(data)
  for (const { dist } of built) await addBrotliToReleased(storage, dist)
}

/**
 * Builds the named bundles, or all of them, and makes live what the workspace's own registry has never seen. A bundle that
 * cannot be built keeps no other from that; says why. Throws only if no shell is live then.
 */
export async function releaseSources(workspace: Workspace, names: readonly string[] = []): Promise<Built[]> {
  const failures: unknown[] = []
  const built = await build(workspace, names, {
    onFailure(bundle, error) {
      failures.push(error)
      console.error(`${failureOf(error).text}\n${bundle} is not built, so it stays as it was.`)
    },
  })
  await releaseNew(workspace, built, failures)
  return built
}

/**
 * Makes builds live that the workspace's own registry has never seen; what was rolled back or is on trial stays so. If the
 * gate refuses some, says why: the site starts with what is live. Throws only if no shell is: the first of the failures that
 * came before, or the refusal.
 */
export async function releaseNew(
  { root, data }: Workspace,
  built: readonly Built[],
  failures: readonly unknown[] = [],
): Promise<void> {
  const storage = await releaseStorage(data)
  await readDocument(storage, console.error)
  const dists = built.map(({ dist }) => dist)
  const author = await authorOf(root)
  const released = await step('Releasing what is new', () => publishNew(storage, dists, author), remark)
  const [first, ...more] = released.refusals
  const isWithoutShell = (await readDocument(storage)).shell?.live === undefined
  if (isWithoutShell && failures.length > 0) throw failures[0]
  if (isWithoutShell && first) throw new Refused(first, ...more)
  for (const sentence of startSentences(released)) console.error(sentence)
}

function remark({ published, refusals }: NewReleases): string | undefined {
  if (refusals.length > 0) return published.length > 0 ? 'refused in part' : 'refused'
  return published.length === 0 ? 'nothing is' : undefined
}
