import { printableJson, printableLines } from '../../registry/index.ts'
import { UsageError, type Workspace } from '../workspace.ts'
import type { CommandOutput } from './command.ts'
import { RELEASE_COMMANDS } from './commands/release-commands.ts'
import { failureOf } from './failure.ts'
import { usage, usageOf } from './usage.ts'

/** Runs `npm run release -- <command> …` and prints its output. Throws if the command fails; the error says why. */
export async function release(workspace: Workspace, args: readonly string[]): Promise<number> {
  const isJson = args.includes('--json')
  try {
    const { json, lines, isFailure } = await outputOf(workspace, args)
    console.log(isJson ? printableJson(json) : printableLines(lines.join('\n')))
    return isFailure ? 1 : 0
  } catch (error) {
    if (isJson) console.log(printableJson(failureOf(error).json))
    throw error
  }
}

async function outputOf(
  workspace: Workspace,
  [name = '', ...rest]: readonly string[],
): Promise<CommandOutput> {
  if (name === '--help') return help(usage(RELEASE_COMMANDS))
  const command = RELEASE_COMMANDS.find((command) => command.name === name)
  if (!command) {
    throw new UsageError(`${name && `There is no command '${name}'.\n`}${usage(RELEASE_COMMANDS)}`)
  }
  if (rest.includes('--help')) return help(usageOf(command))
  return command.run(workspace, rest)
}

function help(text: string): CommandOutput {
  return { json: { usage: text }, lines: [text] }
}
