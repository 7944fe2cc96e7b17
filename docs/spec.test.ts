import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('every section that the repository cites, such as §4, has a heading in spec.md', () => {
  const headings = readFileSync(join(root, 'docs/spec.md'), 'utf8').matchAll(/^## (\d+)\. /gm)
  const sections = new Set([...headings].map(([, number]) => number))
  const grep = ['grep', '--untracked', '-noE', '§ ?[0-9]+', '--', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md']
  const cited = execFileSync('git', grep, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter((line) => !sections.has(/\d+$/.exec(line)?.[0]))).toEqual([])
})
