import { readDocument, type Storage } from '../../registry/index.ts'
import { releaseStorage } from '../../registry/storage/release-storage.ts'
import type { Workspace } from '../workspace.ts'
import { readArguments } from './arguments.ts'
import type { Options, Values } from './option.ts'

/** A command's output: JSON for programs, lines for people. */
export interface CommandOutput {
  readonly json: unknown
  readonly lines: readonly string[]
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
  readonly storage: Storage
  readonly words: readonly string[]
  readonly options: Values<O>
}

interface Definition<O> extends Omit<Command, 'options' | 'run'> {
  readonly options: O
  readonly run: (call: CommandCall<O>) => Promise<CommandOutput>
}

export function command<const O extends Options>(definition: Definition<O>): Command {
  return {
    ...definition,
    run: async (workspace, args) => {
      const parsed = readArguments(definition, args)
      const storage = await releaseStorage(workspace.data)
      await readDocument(storage, console.error)
      return definition.run({ workspace, storage, ...parsed })
    },
  }
}
