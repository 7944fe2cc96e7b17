import { basename, join } from 'node:path'
import { type Refusal, Refused } from '../../registry/index.ts'
import { CACHE } from './cache.ts'
import { withLock } from './lock.ts'

const MAX_SHOWN = 5

/** Throws `Refused` if the sources of a bundle have type errors. Returns a sentence if they cannot be checked here. */
export async function checkTypes(folder: string): Promise<string | undefined> {
  // With it come the bundler and the parsers, which a start without changes doesn't need.
  const { typeErrors } = await import('../../bundling/index.ts')
  const name = basename(folder)
  const cache = join(folder, CACHE)
  const check = () => typeErrors(folder, cache)
  const { errors, unchecked } = await withLock(cache, 'types.lock', check, () => undefined)
  const [first, ...more] = errors
    .slice(0, MAX_SHOWN)
    .map(({ message }): Refusal => ({ code: 'types', sentence: `${name} has a type error: ${message}` }))
  if (!first)
    return unchecked === undefined ? undefined : `The types of ${name} are not checked: ${unchecked}`
  const rest = errors.length - MAX_SHOWN
  const others: Refusal[] =
    rest > 0
      ? [{ code: 'types', sentence: `${name} has ${rest} more type ${rest === 1 ? 'error' : 'errors'}.` }]
      : []
  throw new Refused(first, ...more, ...others)
}
