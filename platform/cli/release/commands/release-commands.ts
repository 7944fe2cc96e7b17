import type { Command } from '../command.ts'
import { approveCommand, cancelCommand, protectCommand } from '../planning/approve.ts'
import { freezeCommand, unfreezeCommand } from '../planning/freeze.ts'
import { checkCommand } from '../trying/check.ts'
import { overrideCommand } from '../trying/override.ts'
import { previewCommand } from '../trying/preview.ts'
import { serveCommand } from '../trying/serve.ts'
import { adoptCommand } from './adopt.ts'
import { gateCommand } from './gate.ts'
import { historyCommand } from './history.ts'
import { ownCommand } from './own.ts'
import { promoteCommand } from './promote.ts'
import { pruneCommand } from './prune.ts'
import { publishCommand } from './publish.ts'
import { rollbackCommand } from './rollback.ts'
import { statusCommand } from './status.ts'
import { tokenCommand } from './token.ts'
import { versionsCommand } from './versions.ts'
import { withdrawCommand } from './withdraw.ts'

/** Every command of `release`, in the order in which one needs them. */
export const RELEASE_COMMANDS: readonly Command[] = [
  publishCommand,
  adoptCommand,
  promoteCommand,
  rollbackCommand,
  withdrawCommand,
  approveCommand,
  cancelCommand,
  protectCommand,
  freezeCommand,
  unfreezeCommand,
  statusCommand,
  historyCommand,
  versionsCommand,
  ownCommand,
  pruneCommand,
  tokenCommand,
  gateCommand,
  serveCommand,
  overrideCommand,
  previewCommand,
  checkCommand,
]
