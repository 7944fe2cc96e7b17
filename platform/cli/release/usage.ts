import { flag, type Options } from './option.ts'
import { table } from './table.ts'

/** How these commands are called, as sentences name them. */
export const PROGRAM = 'pnpm release'

interface Described {
  readonly name: string
  readonly words: readonly string[]
  readonly about: string
  readonly options: Options
}

const NOTES = `Every command understands --json (one JSON document on stdout) and --help.
A bundle is named as its folder is, or by the end of that: mf-cart, or cart.
Releases lie in the workspace's data folder, or where DATA_DIR says.
Exit codes: 0 done, 1 refused by the gate or the registry, 2 not understood, 3 not built, 4 failed.`

/** What all commands are. */
export function usage(commands: readonly Described[]): string {
  const lines = commands.flatMap((command) => [`  ${usageLine(command)}`, `      ${command.about}`])
  return [`Usage:`, ...lines, '', NOTES].join('\n')
}

/** What one command is, and each of its options. */
export function usageOf(command: Described): string {
  const options = Object.entries(command.options).map(([name, option]) => [flag(name, option), option.about])
  const rows = [...options, ['--json', 'one JSON document on stdout']]
  return [`Usage: ${usageLine(command)}`, capital(`${command.about}.`), ...indented(table(rows))].join('\n')
}

/** `pnpm release promote <bundle> [version] [--canary <percent>]` */
export function usageLine({ name, words, options }: Omit<Described, 'about'>): string {
  const flags = Object.entries(options).map(([name, option]) =>
    option.isRequired ? flag(name, option) : `[${flag(name, option)}]`,
  )
  return [PROGRAM, name, ...words, ...flags].join(' ')
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
