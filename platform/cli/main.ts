import { build } from './build/build.ts'
import { failureOf } from './release/failure.ts'
import { findRoot, readWorkspace, UsageError } from './workspace.ts'

const USAGE = `Usage:
  npm run build -- [bundle…]            build what changed
  npm run build:monolith                build everything as one bundle, for comparison
  npm start                             build, release here, and serve
  npm run dev -- [remote…] [--site URL] work on one remote, or on everything
  npm run new -- remote <name>          a remote that works, from the template
  platform new site                     a small site in this folder, to begin with
  npm run release -- …                  publish, promote, roll back: see npm run release -- --help`

const COMMANDS = ['build', 'start', 'dev', 'new', 'release']

/** Runs a command and returns its exit code: 0, or one of `failure.ts`. */
async function main([command = '', ...rest]: readonly string[]): Promise<number> {
  if (!COMMANDS.includes(command)) throw new UsageError(USAGE)
  if (command === 'new') {
    await (await import('./new/new.ts')).createNew(rest)
    return 0
  }
  const workspace = readWorkspace(findRoot(process.cwd()))
  switch (command) {
    case 'build':
      if (rest[0] === '--monolith') await (await import('./build/build-monolith.ts')).buildMonolith(workspace)
      else await build(workspace, rest)
      return 0
    case 'start':
      await (await import('./start.ts')).start(workspace, rest[0]?.startsWith('-') ? undefined : rest[0])
      return 0
    case 'dev':
      await (await import('./dev/dev.ts')).dev(workspace, rest)
      return 0
    default:
      return (await import('./release/release.ts')).release(workspace, rest)
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const { code, text } = failureOf(error)
  console.error(text)
  process.exitCode = code
}
