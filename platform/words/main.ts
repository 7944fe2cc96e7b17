// Checks the words of a workspace: of the one that is named, or of the folder where this is run.
import { resolve } from 'node:path'
import { checkWords } from './check-words.ts'
import { readAlike, readBundles } from './read-bundles.ts'

const root = resolve(process.argv[2] ?? '.')
const bundles = readBundles(root)
const found = checkWords(bundles, readAlike(root))
if (bundles.length === 0) {
  console.error(`There are no words in ${root}: a bundle has them in src/words/<locale>.json.`)
  process.exitCode = 1
} else if (found.length > 0) {
  console.error(`${found.join('\n')}\n\n${found.length} to put right.`)
  process.exitCode = 1
} else {
  const files = bundles.reduce((sum, { words }) => sum + words.size, 0)
  console.log(`${files} files of words, all as they should be.`)
}
