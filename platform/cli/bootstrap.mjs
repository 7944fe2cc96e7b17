// Sets up what a command needs, then runs it. A fresh machine has only Node and npm, so this file and bootstrap/
// import nothing but Node's own modules, and are plain JavaScript.
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './bootstrap/browser.mjs'
import { readCommand } from './bootstrap/command.mjs'
import { findNode, requireNode } from './bootstrap/node.mjs'
import { installPackages } from './bootstrap/packages.mjs'
import { runInTerminal } from './bootstrap/run.mjs'
import { asFailure } from './bootstrap/setup-failure.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

try {
  requireNode(process.versions.node)
  const { level, cwd, script, bin, rest } = readCommand(process.argv.slice(2))
  await installPackages(root, level === 'site' ? 'site' : 'work')
  const node = await findNode(root)
  const bins = [join(root, cwd), root].map((folder) => join(folder, 'node_modules', '.bin'))
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PATH: [...bins, dirname(node), process.env['PATH']].join(delimiter) }
  if (level === 'test') env['CHROMIUM_PATH'] = await findBrowser(node, root, env)
  // Stripping types and compiling the modules anew would take a quarter of a second start.
  else env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'node')
  if (script) runInTerminal(node, [script, ...rest], { cwd: join(root, cwd), env })
  else if (bin) runInTerminal(bin, rest, { cwd: join(root, cwd), env })
} catch (error) {
  const failure = asFailure(error)
  console.error(`\n${failure.message}`)
  if (failure.details) console.error(`\n${failure.details}`)
  process.exitCode = failure.code
}
