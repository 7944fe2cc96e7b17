import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Part } from '../part.ts'

const MOVED_CLOCK = join(import.meta.dirname, '../../../e2e/fixtures/site/moved-clock.ts')

/** Starts processes of the site with clocks that are ahead, or behind, and after some time with the right one. */
export async function moveClocks(
  clocks: readonly (readonly [Part, seconds: number])[],
  milliseconds: number,
) {
  const launches = clocks.map(([part]) => part.launch)
  for (const [part, seconds] of clocks) {
    const { env } = part.launch
    const moved = { CLOCK_AHEAD: String(seconds), NODE_OPTIONS: `--import=${MOVED_CLOCK}` }
    await part.restart({ ...part.launch, env: { ...env, ...moved } })
  }
  await sleep(milliseconds)
  for (const [at, [part]] of clocks.entries()) await part.restart(launches[at])
}
