import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Workspace } from '../cli/workspace.ts'

const root = import.meta.dirname

/** Describes the toys to the command line. A product writes the same settings in its `package.json`, under `platform`. */
export function toys(data = process.env['DATA_DIR'] ?? join(tmpdir(), 'platform-demo')): Workspace {
  return {
    root,
    data,
    server: 'server.ts',
    shell: 'shell',
    bundles: ['shell', 'clock', 'notes', 'dice'].map((name) => join(root, name)),
  }
}
