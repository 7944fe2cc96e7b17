import { join } from 'node:path'
import { start } from '../api/src/fixtures/process.ts'

/** Starts the site as `npm start` does, without a demo unless the test wants one. Killed when the test ends. */
export function startLocal(env: NodeJS.ProcessEnv, args: readonly string[] = []) {
  return start({ DEMO: 'no', ...env }, args, join(import.meta.dirname, 'start.ts'))
}
