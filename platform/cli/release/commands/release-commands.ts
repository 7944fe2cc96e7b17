import type { Command } from '../command.ts'
import { gateCommand } from './gate.ts'
import { historyCommand } from './history.ts'
import { overrideCommand } from './override.ts'
import { ownCommand } from './own.ts'
import { promoteCommand } from './promote.ts'
import { pruneCommand } from './prune.ts'
import { publishCommand } from './publish.ts'
import { rollbackCommand } from './rollback.ts'
import { serveCommand } from './serve.ts'
import { statusCommand } from './status.ts'
import { tokenCommand } from './token.ts'
import { versionsCommand } from './versions.ts'
import { withdrawCommand } from './withdraw.ts'

/** Every command of `release`, in the order in which one needs them. */
export const RELEASE_COMMANDS: readonly Command[] = [
  publishCommand,
  promoteCommand,
  rollbackCommand,
  withdrawCommand,
  statusCommand,
  historyCommand,
  versionsCommand,
  ownCommand,
  pruneCommand,
  tokenCommand,
  gateCommand,
  serveCommand,
  overrideCommand,
]
