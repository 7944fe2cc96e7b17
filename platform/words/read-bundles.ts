import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Alike, Bundle } from './check-words.ts'
import type { Dictionary } from './words.ts'

const IN_NO_PAGE = /\.(test|stories)\.\w+$|\.d\.ts$/

/** The bundles of a workspace: every folder with an `rspack.config.ts` that has words. */
export function readBundles(root: string): Bundle[] {
  return globSync('*/rspack.config.ts', { cwd: root })
    .map((config) => config.replace(/[\\/].*/, ''))
    .sort()
    .map((name) => {
      const folder = join(root, name, 'src')
      const files = globSync('words/*.json', { cwd: folder }).sort()
      const sources = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !IN_NO_PAGE.test(file))
      return {
        name,
        words: new Map(
          files.map((file) => [basename(file, '.json'), readJson(join(folder, file)) as Dictionary]),
        ),
        sources: sources.map((file) => readFileSync(join(folder, file), 'utf8')),
      }
    })
    .filter(({ words }) => words.size > 0)
}

/** What the workspace's `words-alike.json` says; it may have none. */
export function readAlike(root: string): Alike {
  const file = join(root, 'words-alike.json')
  return existsSync(file) ? (readJson(file) as Alike) : {}
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON.`, { cause: error })
  }
}
