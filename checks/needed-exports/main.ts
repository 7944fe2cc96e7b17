// Compares the exports of shared modules that each remote's `bundle.json` says it needs, on which the gate relies, with
// those that its built files really read.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ALL, importedNames } from './imported-names.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The table of shared modules in an entry: `12:{shareScope:"default",shareKey:"ui/button",…`. */
const CONSUMED = /["']?([\w$/.-]+)["']?:\{shareScope:"default",shareKey:"([^"]+)"/g

type Exports = Readonly<Record<string, Readonly<Record<string, unknown>>>>

interface Bundle {
  readonly entry: string
  readonly server?: string
  readonly files: Readonly<Record<string, unknown>>
  readonly needs: { readonly exports?: Exports }
}

const remotes = readdirSync(root).filter((folder) => folder.startsWith('mf-'))
const offered = (JSON.parse(readBuilt('shell', 'bundle.json')) as { readonly exports: Exports }).exports
const complaints = remotes.flatMap(differences)
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exitCode = 1
} else {
  console.log(`${remotes.length} remotes name the exports that their files read.`)
}

function differences(remote: string): string[] {
  const { entry, server, files, needs } = JSON.parse(readBuilt(remote, 'bundle.json')) as Bundle
  const modules = new Map(
    Array.from(readBuilt(remote, entry).matchAll(CONSUMED), ([, number = '', name = '']) => [number, name]),
  )
  if (modules.size === 0) return [`${remote}: found no shared modules in ${entry}.`]
  const found = new Map<string, ReadonlySet<string>>()
  for (const script of Object.keys(files).filter((file) => file.endsWith('.js') && file !== server))
    for (const [module, names] of importedNames(readBuilt(remote, script), modules))
      found.set(module, names.union(found.get(module) ?? new Set()))
  return Object.keys(offered).flatMap((module) => {
    const read = found.get(module) ?? new Set()
    const recorded = new Set(Object.keys(needs.exports?.[module] ?? {}))
    // Which ones it reads is only known while it runs, so it needs all.
    const real = read.has(ALL) ? new Set(Object.keys(offered[module] ?? {})) : read
    return [
      ...[...real.difference(recorded)].map(
        (name) => `${remote} reads ${name} of ${module} and doesn't say so.`,
      ),
      ...[...recorded.difference(real)].map(
        (name) => `${remote} says that it needs ${name} of ${module}, and reads it nowhere.`,
      ),
    ]
  })
}

function readBuilt(folder: string, file: string): string {
  return readFileSync(join(root, folder, 'dist', file), 'utf8')
}
