// Refuses comments that begin with an incomplete sentence, such as "What the caller wants" or "Of the whole":
// they answer a question that the reader has not asked.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listSources } from '../sources.ts'
import { judgeComments } from './comment-openings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = listSources(root).filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
const complaints = files.flatMap((file) => judgeComments(file, readFileSync(join(root, file), 'utf8')))
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exitCode = 1
} else {
  console.log(`${files.length} files, every comment begins as a sentence.`)
}
