import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import type { AlikeWords, Bundle, TermsOfLocales } from './check-words.ts'
import type { Dictionary } from './words.ts'

const NOT_IN_PAGES = /\.(test|stories)\.\w+$|\.d\.ts$/

/**
 * Reads everything in a workspace that has words: the `src` of each folder with an `rspack.config.ts`, and each
 * folder of a server with a `words/en.json`, such as `server/src/mails`. The words of the folder that
 * `platform.sharedWords` names in the workspace's `package.json` have the sources of all, which may read them, and
 * those of the folders beside it.
 */
export function readBundles(root: string): Bundle[] {
  const bundles = globSync('*/rspack.config.ts', { cwd: root }).map((config) => {
    const name = dirname(config)
    return { name, folder: join(root, name, 'src') }
  })
  const folders = globSync('*/src/*/words/en.json', { cwd: root }).map((file) => {
    const path = dirname(dirname(file))
    return { name: path.replaceAll(sep, '/'), folder: join(root, path) }
  })
  const { sharedWords } = readSettings(root)
  const all = [...bundles, ...folders]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, folder }) => {
      const files = globSync('words/*.json', { cwd: folder }).sort()
      return {
        name,
        words: new Map(
          files.map((file) => [basename(file, '.json'), readJson(join(folder, file)) as Dictionary]),
        ),
        sources: sourcesIn(folder),
      }
    })
    .filter(({ words }) => words.size > 0)
  if (sharedWords === undefined) return all
  const sources = [...all.flatMap((bundle) => bundle.sources), ...sourcesIn(join(root, dirname(sharedWords)))]
  return all.map((bundle) => (bundle.name === sharedWords ? { ...bundle, sources } : bundle))
}

function sourcesIn(folder: string): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !NOT_IN_PAGES.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** Lists of words that a workspace keeps for this check. */
export interface Lists {
  readonly alike: AlikeWords
  readonly terms: TermsOfLocales
}

/** Reads `alike.json` and `terms.json`, if there are such, in `words/` or the folder that `platform.words` names in the workspace's `package.json`. */
export function readLists(root: string): Lists {
  const folder = join(root, readSettings(root).words ?? 'words')
  return {
    alike: readIfThere(join(folder, 'alike.json')) as AlikeWords,
    terms: readIfThere(join(folder, 'terms.json')) as TermsOfLocales,
  }
}

/** The settings of this check under `platform` in the workspace's `package.json`. */
interface WordsSettings {
  /** The folder of the lists. */
  readonly words?: string
  /** The folder whose words all bundles share. */
  readonly sharedWords?: string
}

function readSettings(root: string): WordsSettings {
  const { platform = {} } = readIfThere(join(root, 'package.json')) as { platform?: WordsSettings }
  return platform
}

function readIfThere(file: string): unknown {
  return existsSync(file) ? readJson(file) : {}
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON.`, { cause: error })
  }
}
