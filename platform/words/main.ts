// Checks the words of a workspace: the folder in the first argument, or the current one.
import { resolve } from 'node:path'
import { checkWords } from './check-words.ts'
import { readBundles, readLists } from './read-bundles.ts'

const root = resolve(process.argv[2] ?? '.')
const bundles = readBundles(root)
const { alike, terms } = readLists(root)
const problems = checkWords(bundles, alike, terms)
if (bundles.length === 0) {
  console.error(`There are no words in ${root}. A bundle has them in src/words/<locale>.json.`)
  process.exitCode = 1
} else if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n\n${problems.length} to fix.`)
  process.exitCode = 1
} else {
  const files = bundles.reduce((sum, { words }) => sum + words.size, 0)
  console.log(`${files} files of words, no problem found.`)
}
