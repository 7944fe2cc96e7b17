import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { step } from '../step.ts'
import { findBundle, type Workspace } from '../workspace.ts'
import { type Built, buildBundle } from './build-bundle.ts'
import { checkTypes } from './check-types.ts'
import { sourceState } from './source-state.ts'

interface BuildOptions {
  /** Refuses bundles with type errors, which the bundler ignores. Default: false, for a fast start. */
  readonly checksTypes?: boolean
}

/** Builds the named bundles, or all of them, as many at once as there are cores. Skips those whose sources have not changed. */
export async function build(
  workspace: Workspace,
  names: readonly string[],
  { checksTypes = false }: BuildOptions = {},
): Promise<Built[]> {
  const folders = names.length > 0 ? names.map((name) => findBundle(workspace, name)) : workspace.bundles
  const options = { readInTurn: oneAtATime(), sources: sourceState(workspace) }
  const results = await step(
    `Building ${folders.map((folder) => basename(folder)).join(', ')}`,
    () =>
      severalAtOnce(folders, (folder) =>
        Promise.all([buildBundle(folder, options), checksTypes ? checkTypes(folder) : undefined]),
      ),
    (results) => (results.some(([{ isNew }]) => isNew) ? undefined : 'unchanged'),
  )
  for (const [, unchecked] of results) if (unchecked !== undefined) console.error(unchecked)
  return results.map(([bundle]) => bundle)
}

/** Returns the results in the order of the items. Throws the first failure when everything has ended. */
async function severalAtOnce<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  const ended = await Promise.allSettled(Array.from({ length: availableParallelism() }, worker))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return results
}

/** Returns a function that runs work only when all work given to it before has ended. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
