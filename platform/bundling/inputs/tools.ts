import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundle } from '../../protocol/index.ts'
import { splitSpecifier } from '../entry-point.ts'
import { folderHash } from '../folder-hash.ts'

/** The folders of this package that affect a bundle. Remotes use the shell's runtime. */
const ROOMS = {
  remote: ['bundling', 'protocol', 'plugins/build', 'plugins/*/build'],
  shell: [
    'bundling',
    'protocol',
    'routing',
    'runtime',
    'plugins/build',
    'plugins/*/build',
    'plugins/*/{browser,shell}',
  ],
}
const REQUEST = /\b(?:from|import)\s*\(?\s*['"]([^'".][^'"]*)['"]/g

export interface Tools {
  readonly hash: string
  /** The packages that they import. */
  readonly imports: ReadonlySet<string>
}

/** Hashes the parts of the platform that build a bundle, or end up in it. */
export function toolsIn(platform: string, kind: Bundle['kind']): Tools {
  const hash = createHash('sha256')
  const imports = new Set<string>()
  for (const room of globSync(ROOMS[kind], { cwd: platform }).sort()) {
    const folder = join(platform, room)
    hash.update(folderHash(folder))
    for (const file of globSync('**/*.{ts,tsx,js}', { cwd: folder })) {
      if (/\.test\.\w+$/.test(file)) continue
      for (const [, request = ''] of readFileSync(join(folder, file), 'utf8').matchAll(REQUEST))
        imports.add(splitSpecifier(request)[0])
    }
  }
  return { hash: hash.digest('hex'), imports }
}
