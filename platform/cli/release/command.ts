import { type FolderStorage, folderStorage } from '../../registry/index.ts'
import type { Workspace } from '../workspace.ts'
import { readArguments } from './arguments.ts'
import type { Options, Values } from './option.ts'

/** What a command has to say: to a program, and to a person. */
export interface Outcome {
  readonly json: unknown
  readonly lines: readonly string[]
}

/** One of the commands of `release`; its usage is written from this. */
export interface Command {
  readonly name: string
  /** What stands behind the name: `<must>`, `[may]`, `<one or more>…`. */
  readonly words: readonly string[]
  readonly about: string
  readonly options: Options
  readonly run: (workspace: Workspace, args: readonly string[]) => Promise<Outcome>
}

/** What a command is called with. */
interface Call<O> {
  readonly workspace: Workspace
  readonly storage: FolderStorage
  readonly words: readonly string[]
  readonly options: Values<O>
}

interface Definition<O> extends Omit<Command, 'options' | 'run'> {
  readonly options: O
  readonly run: (call: Call<O>) => Promise<Outcome>
}

export function command<const O extends Options>(definition: Definition<O>): Command {
  return {
    ...definition,
    run: async (workspace, args) => {
      const read = readArguments(definition, args)
      return definition.run({ workspace, storage: folderStorage(workspace.data), ...read })
    },
  }
}
