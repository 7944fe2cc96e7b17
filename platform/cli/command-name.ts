import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRoot, UsageError } from './workspace.ts'

/** How a command is called in a folder: as a script of its workspace, or without one by the name of the package. */
export function commandName(command: string, folder = process.cwd()): string {
  return command in scriptsAt(folder) ? `npm run ${command} --` : `npx platform ${command}`
}

function scriptsAt(folder: string): Readonly<Record<string, string>> {
  try {
    const manifest = JSON.parse(readFileSync(join(findRoot(folder), 'package.json'), 'utf8')) as {
      scripts?: Record<string, string>
    }
    return manifest.scripts ?? {}
  } catch (error) {
    // Outside of any workspace, too, one may ask for help.
    if (error instanceof UsageError) return {}
    throw error
  }
}
