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
  /** Goes on without a bundle that cannot be built. By default that fails the whole build, once everything has ended. */
  readonly onFailure?: (bundle: string, error: unknown) => void
}

/** Builds the named bundles, or all of them, as many at once as there are cores. Skips those whose sources have not changed. */
export async function build(
  workspace: Workspace,
  names: readonly string[],
  { checksTypes = false, onFailure }: BuildOptions = {},
): Promise<Built[]> {
  const folders = names.length > 0 ? names.map((name) => findBundle(workspace, name)) : workspace.bundles
  const options = { readInTurn: oneAtATime(), sources: sourceState(workspace) }
  const failed: { readonly bundle: string; readonly error: unknown }[] = []
  const results = await step(
    `Building ${folders.map((folder) => basename(folder)).join(', ')}`,
    async () => {
      const ended = await severalAtOnce(folders, (folder) =>
        Promise.all([buildBundle(folder, options), checksTypes ? checkTypes(folder) : undefined]),
      )
      return ended.flatMap((one, index) => {
        if (one.status === 'fulfilled') return [one.value]
        if (!onFailure) throw one.reason
        failed.push({ bundle: basename(folders[index] ?? ''), error: one.reason })
        return []
      })
    },
    (results) => {
      if (failed.length > 0) return 'failed in part'
      return results.some(([{ isNew }]) => isNew) ? undefined : 'unchanged'
    },
  )
  for (const { bundle, error } of failed) onFailure?.(bundle, error)
  for (const [, unchecked] of results) if (unchecked !== undefined) console.error(unchecked)
  return results.map(([bundle]) => bundle)
}

/** Returns the results in the order of the items, when everything has ended. */
async function severalAtOnce<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<PromiseSettledResult<R>[]> {
  const results: PromiseSettledResult<R>[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = (await Promise.allSettled([work(item)]))[0]
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
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
