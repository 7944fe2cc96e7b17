import { RELEASE_COMMANDS } from '../../platform/cli/release/commands/release-commands.ts'
import { usageOf as releaseUsageOf } from '../../platform/cli/release/usage.ts'
import { COMMANDS, type CommandName, usageOf } from '../../platform/cli/usage.ts'

/** Writes what the command line says about itself as Markdown: a section for each command. */
export function commandsText(): string {
  const names = Object.keys(COMMANDS) as CommandName[]
  return [
    ...names.filter((name) => name !== 'release').map((name) => section(`## ${name}`, usageOf(name))),
    section('## release', usageOf('release')),
    ...RELEASE_COMMANDS.map((command) => section(`### release ${command.name}`, releaseUsageOf(command))),
  ].join('\n\n')
}

function section(heading: string, help: string): string {
  return `${heading}\n\n\`\`\`text\n${help}\n\`\`\``
}
