import { commandName } from '../command-name.ts'
import { flag, type Options } from './option.ts'
import { table } from './output/table.ts'

/** The command line as it is called here, for texts that quote it. */
export const PROGRAM = commandName('release')

/** The same for a command that the reader may copy: it is about the environment of this one, or about the named one. */
export function programIn(environment = process.env['RELEASES_ENVIRONMENT']): string {
  return environment ? `RELEASES_ENVIRONMENT=${environment} ${PROGRAM}` : PROGRAM
}

const MAX_WIDTH = 100

interface CommandInfo {
  readonly name: string
  readonly words: readonly string[]
  readonly about: string
  readonly options: Options
}

const NOTES = `Every command understands --json (one JSON document on stdout) and --help.
Commands that change something take --by <name>, for the history.
Most work on another machine's site with --site <url> and the token in RELEASE_TOKEN.
Name a bundle by its folder or by the end of that: mf-cart, or cart.
Releases lie in the workspace's data folder, or in DATA_DIR.
RELEASES_ENVIRONMENT names one of several environments there, such as staging.
Exit codes: 0 done, 1 refused by the gate or the registry, 2 usage error, 3 build failed, 4 other.`

/** Explains all commands. */
export function usage(commands: readonly CommandInfo[]): string {
  const lines = commands.flatMap((command) => [
    ...wrapped(`  ${usageLine(command)}`),
    `      ${command.about}`,
  ])
  return [`Usage:`, ...lines, '', NOTES].join('\n')
}

/** Explains one command and its options. */
export function usageOf(command: CommandInfo): string {
  const options = Object.entries(command.options).map(([name, option]) => [flag(name, option), option.about])
  const rows = [...options, ['--json', 'one JSON document on stdout']]
  return [`Usage: ${usageLine(command)}`, capitalize(`${command.about}.`), ...indent(table(rows))].join('\n')
}

/** Formats a command as `npm run release -- promote <bundle> [version] [--canary <percent>]`. */
export function usageLine({ name, words, options }: Omit<CommandInfo, 'about'>): string {
  const flags = Object.entries(options)
    .filter(([, { isCommon }]) => !isCommon)
    .map(([name, option]) => (option.isRequired ? flag(name, option) : `[${flag(name, option)}]`))
  return [PROGRAM, name, ...words, ...flags].join(' ')
}

/** Breaks a usage line that is too wide for a terminal before one of its options. */
function wrapped(line: string): string[] {
  if (line.length <= MAX_WIDTH) return [line]
  const at = line.lastIndexOf(' [--', MAX_WIDTH)
  return at < 0 ? [line] : [line.slice(0, at), ...wrapped(`          ${line.slice(at + 1)}`)]
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
