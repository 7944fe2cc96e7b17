import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Workspace } from '../../cli/workspace.ts'

const root = import.meta.dirname

/** Describes the store to the command line. A product writes the same settings in its `package.json`, under `platform`. */
export function store(
  data = process.env['DATA_DIR'] ?? join(tmpdir(), 'tractor-store'),
  teams = TEAMS,
): Workspace {
  return {
    root,
    data,
    server: 'server.ts',
    shell: 'shell',
    bundles: ['shell', ...teams].map((name) => join(root, name)),
  }
}

const TEAMS = ['explore', 'decide', 'checkout', 'inspire']
