import { EXIT, SetupFailure } from './setup-failure.mjs'

/** @typedef {'site' | 'work' | 'test'} Level */
/** @typedef {{ level: Level, cwd: string, script?: string, bin?: string, rest: string[] }} Command */

const USAGE =
  'node platform/cli/bootstrap.mjs <site|work|test> [--cwd folder] (script.ts | --bin name) [args…]'

/** Parses the level of set-up and the command to run after it.
 * @param {string[]} words
 * @returns {Command} */
export function readCommand(words) {
  const [level, ...options] = words
  let cwd = '.'
  if (options[0] === '--cwd') cwd = options.splice(0, 2)[1] ?? ''
  const asBin = options[0] === '--bin' && options.shift()
  const [target, ...rest] = options
  if ((level !== 'site' && level !== 'work' && level !== 'test') || !cwd || !target) {
    throw new SetupFailure(EXIT.usage, `Usage: ${USAGE}`)
  }
  return asBin ? { level, cwd, bin: target, rest } : { level, cwd, script: target, rest }
}
