import { build } from './build/build.ts'
import { failureOf } from './release/failure.ts'
import { isCommand, usage, usageOf } from './usage.ts'
import { findRoot, readWorkspace, UsageError } from './workspace.ts'

/** Runs a command and returns its exit code: 0, or one of `failure.ts`. */
async function main([command = '', ...rest]: readonly string[]): Promise<number> {
  if (command === '--help' || command === '-h') return explain(usage())
  if (!isCommand(command)) {
    throw new UsageError(`${command && `There is no command '${command}'.\n`}${usage()}`)
  }
  if (command !== 'release' && command !== 'adopt' && rest.includes('--help'))
    return explain(usageOf(command))
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
    case 'types':
      return (await import('./types/types.ts')).types(workspace, rest)
    case 'adopt':
    case 'release':
      if (command === 'adopt') rest.unshift(command)
      return (await import('./release/release.ts')).release(workspace, rest)
  }
}

function explain(text: string): number {
  console.log(text)
  return 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const { code, text } = failureOf(error)
  console.error(text)
  process.exitCode = code
}
