// Checks who imports whom. Beside asking dependency-cruiser, it makes sure that the tool has read every
// file that git knows, with a parser for TypeScript: without one it misses imports and finds nothing wrong.
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Cruise, judge } from './cruise.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const listed = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' }).split(
  '\0',
)
const files = listed.split('\0').filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !deleted.includes(file))
const { stdout, stderr } = spawnSync(
  join(root, 'node_modules', '.bin', 'depcruise'),
  ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...files],
  { cwd: root, encoding: 'utf8', maxBuffer: 1e9 },
)
const complaints = stdout ? judge(JSON.parse(stdout) as Cruise, files) : [stderr]
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exitCode = 1
} else {
  console.log(`${files.length} files, every arrow as it should be.`)
}
