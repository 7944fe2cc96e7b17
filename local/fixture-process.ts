import { join } from 'node:path'
import { start } from '../api/src/fixtures/process.ts'

/** Starts the site as `npm start` does, without a demo, and with quiet members, unless the test wants them. Killed when the test ends. */
export function startLocal(env: NodeJS.ProcessEnv, args: readonly string[] = []) {
  return start({ DEMO: 'no', DEMO_REACTIONS: 'no', ...env }, args, join(import.meta.dirname, 'start.ts'))
}
