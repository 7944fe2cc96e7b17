import { fileURLToPath } from 'node:url'
import { build } from './build/build.ts'
import { failureOf } from './failure.ts'
import { readWorkspace, UsageError } from './workspace.ts'

const USAGE = `Usage:
  npm run build -- [bundle…]            build what changed
  npm run build:monolith                build everything as one bundle, for comparison
  npm start                             build, release here, and serve
  npm run dev -- [remote…] [--site URL] work on one remote, or on everything
  npm run new -- remote <name>          a remote that works, from the template
  npm run release -- …                  publish, promote, roll back: see npm run release -- --help`

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a command and returns its exit code: 0, or one of `failure.ts`. */
async function main([command = '', ...rest]: readonly string[]): Promise<number> {
  const workspace = readWorkspace(root)
  switch (command) {
    case 'build':
      if (rest[0] === '--monolith') await (await import('./build/build-monolith.ts')).buildMonolith(workspace)
      else await build(workspace, rest)
      return 0
    case 'start':
      await (await import('./start.ts')).start(workspace)
      return 0
    case 'dev':
      await (await import('./dev/dev.ts')).dev(workspace, rest)
      return 0
    case 'new':
      await (await import('./new/new.ts')).createNew(workspace, rest)
      return 0
    case 'release':
      return (await import('./release/release.ts')).release(workspace, rest)
    default:
      throw new UsageError(USAGE)
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const { code, text } = failureOf(error)
  console.error(text)
  process.exitCode = code
}
