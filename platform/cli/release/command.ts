import type { Workspace } from '../workspace.ts'
import { readArguments } from './arguments.ts'
import { type OpenReleases, openReleases, SITE_OPTION } from './open-releases.ts'
import type { Options, Values } from './option.ts'

/** A command's output: JSON for programs, lines for people. */
export interface CommandOutput {
  readonly json: unknown
  readonly lines: readonly string[]
  /** Whether to exit as a refusal does. */
  readonly isFailure?: boolean
}

/** A command of `release`. Its usage is generated from these fields. */
export interface Command {
  readonly name: string
  /** The positional arguments: `<required>`, `[optional]`, `<one or more>…`. */
  readonly words: readonly string[]
  readonly about: string
  readonly options: Options
  readonly run: (workspace: Workspace, args: readonly string[]) => Promise<CommandOutput>
}

/** The parsed arguments of one call. */
interface CommandCall<O> {
  readonly workspace: Workspace
  readonly words: readonly string[]
  readonly options: Values<O>
}

interface Definition<O, C> extends Omit<Command, 'options' | 'run'> {
  readonly options: O
  readonly run: (call: C) => Promise<CommandOutput>
}

/** Defines a command that works on this machine only. */
export function command<const O extends Options>(definition: Definition<O, CommandCall<O>>): Command {
  return {
    ...definition,
    run: async (workspace, args) => definition.run({ workspace, ...readArguments(definition, args) }),
  }
}

/** Defines a command that works on the releases at hand, or with `--site` on those of another machine's site. */
export function releaseCommand<const O extends Options>(
  definition: Definition<O, CommandCall<O> & OpenReleases>,
): Command {
  const options = { ...definition.options, site: SITE_OPTION }
  return command({
    ...definition,
    options,
    run: async ({ workspace, words, options }) => {
      // The compiler cannot tell that options that are added to others keep their types.
      const given = options as Values<O> & { readonly site?: string; readonly by?: string }
      return definition.run({ workspace, words, options: given, ...(await openReleases(workspace, given)) })
    },
  })
}
