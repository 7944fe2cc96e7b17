import type { Command } from './release-command.ts'
import { gateCommand } from './release-gate.ts'
import { historyCommand } from './release-history.ts'
import { overrideCommand } from './release-override.ts'
import { promoteCommand } from './release-promote.ts'
import { publishCommand } from './release-publish.ts'
import { rollbackCommand } from './release-rollback.ts'
import { statusCommand } from './release-status.ts'
import { versionsCommand } from './release-versions.ts'

/** Every command of `release`, in the order in which one needs them. */
export const RELEASE_COMMANDS: readonly Command[] = [
  publishCommand,
  promoteCommand,
  rollbackCommand,
  statusCommand,
  historyCommand,
  versionsCommand,
  gateCommand,
  overrideCommand,
]
