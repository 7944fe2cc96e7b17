import { commandName } from './command-name.ts'

interface CommandHelp {
  /** Its arguments, as in `[bundle…]`. */
  readonly words: string
  readonly about: string
  /** Each argument or option that the words don't explain, and its explanation. */
  readonly options: readonly (readonly [string, string])[]
  /** Anything else that one has to know. */
  readonly notes: string
}

/** The commands of `platform`. `adopt` and `release` explain themselves. */
export const COMMANDS = {
  new: {
    words: 'remote <name> [--site URL] | site [--template tractor-store]',
    about: 'Creates a remote that works, or a small site in this folder.',
    options: [
      [
        'remote <name>',
        'a folder with a page, a build configuration, and words in every language of the shell',
      ],
      ['--no-install', 'with pnpm, leaves the lockfile as it is'],
      ['--site URL', "in an empty folder: a repository of the team's own, for that site"],
      ['site', 'a shell, three remotes and a server; this folder needs a package.json'],
      ['--template tractor-store', 'a store by four teams instead'],
    ],
    notes: '',
  },
  start: {
    words: '[server]',
    about: 'Builds what changed, makes live what was never released here, and starts the site.',
    options: [['server', 'another module that starts the server than the one that package.json names']],
    notes:
      'A version that was rolled back, held or withdrawn stays so, and so does a canary. ' +
      'DATA_DIR is the folder of the releases; the server decides what else it reads, such as PORT.',
  },
  dev: {
    words: '[bundle…] [--site URL]',
    about: 'Runs bundles from source with hot reload in the open page. The rest is as last published.',
    options: [
      ['bundle…', 'the bundles to run from source; by default all'],
      ['--site URL', 'takes everything else, and all data, from that deployed site'],
    ],
    notes: 'PORT is the port of the pages, 3000 by default.',
  },
  build: {
    words: '[bundle…]',
    about: "Builds the bundles that changed into each one's dist folder.",
    options: [
      ['bundle…', 'the bundles to build; by default all'],
      ['--monolith', 'builds shell and remotes as one bundle, to compare with'],
    ],
    notes: '',
  },
  types: {
    words: '[--site URL]',
    about:
      "Checks the sources of a team's own repository against the live shell of a site and the one before.",
    options: [['--site URL', 'the site; by default that of the repository']],
    notes: '',
  },
  adopt: {
    words: '<url or folder> …',
    about: 'Publishes a remote that Module Federation or single-spa has built elsewhere.',
    options: [],
    notes: '',
  },
  release: {
    words: '<command>',
    about: 'Publishes bundles, and decides who gets which version.',
    options: [],
    notes: '',
  },
} as const satisfies Readonly<Record<string, CommandHelp>>

export type CommandName = keyof typeof COMMANDS

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name)
}

/** Explains all commands. */
export function usage(): string {
  const names = Object.keys(COMMANDS) as CommandName[]
  const lines = names.flatMap((name) => [`  ${usageLine(name)}`, `      ${COMMANDS[name].about}`])
  return ['Usage:', ...lines, '', 'Each command explains itself with --help.'].join('\n')
}

/** Explains one command and its options. */
export function usageOf(name: CommandName): string {
  const { about, options, notes }: CommandHelp = COMMANDS[name]
  const width = Math.max(0, ...options.map(([option]) => option.length)) + 2
  return [
    `Usage: ${usageLine(name)}`,
    about,
    ...options.map(([option, meaning]) => `  ${option.padEnd(width)}${meaning}`),
    ...(notes === '' ? [] : [notes]),
  ].join('\n')
}

function usageLine(name: CommandName): string {
  return `${commandName(name)} ${COMMANDS[name].words}`
}
