import { readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import type { Catalogue } from './catalogue.ts'
import { drawnCatalogue } from './drawn-catalogue.ts'

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
}

/** Our own tractors, or those in a folder that is laid out as the blueprint's repository. */
export function openCatalogue(folder: string | undefined): Catalogue {
  if (folder === undefined) return drawnCatalogue()
  const dataOf = (team: string) =>
    JSON.parse(readFileSync(join(folder, 'src', team, 'database/database.json'), 'utf8')) as never
  return {
    explore: dataOf('explore'),
    decide: dataOf('decide'),
    checkout: dataOf('checkout'),
    picture(path) {
      const inside = normalize(path)
      const type = TYPES[inside.split('.').at(-1) ?? '']
      if (type === undefined || inside.startsWith('..')) return undefined
      try {
        return { type, body: readFileSync(join(folder, 'public/cdn', inside)) }
      } catch {
        return undefined
      }
    },
  }
}
