// Checks the imports between rooms, circles of folders, and the size of folders. Besides running dependency-cruiser,
// it makes sure that the tool has read every file that git knows with a TypeScript parser: without one it would miss
// imports and report nothing.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listSources } from '../sources.ts'
import { findCircles, judgeCircles } from './circles.ts'
import { judgeFolders } from './folders.ts'
import { type CruiseReport, judgeImports } from './imports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = listSources(root)
const modules = sources.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
const { stdout, stderr } = spawnSync(
  join(root, 'node_modules', '.bin', 'depcruise'),
  ['--config', 'checks/boundaries/dependency-cruiser.mjs', '--output-type', 'json', ...modules],
  { cwd: root, encoding: 'utf8', maxBuffer: 1e9 },
)
const report = stdout ? (JSON.parse(stdout) as CruiseReport) : undefined
const complaints = [
  ...(report ? judgeImports(report, modules) : [stderr]),
  ...(report ? judgeCircles(findCircles(report)) : []),
  ...judgeFolders(sources),
]
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exitCode = 1
} else {
  console.log(
    `${modules.length} modules: every import is allowed, no folders import each other in a circle, none is too full.`,
  )
}
