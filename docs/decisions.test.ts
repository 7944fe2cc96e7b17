import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'decisions')
const list = readFileSync(join(folder, 'README.md'), 'utf8')

test.each(globSync('0*.md', { cwd: folder }))('%s has a date and a status, and is listed', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toMatch(/^# \d+\. .+\n\n(Accepted|Superseded by \d+), \d{4}-\d\d-\d\d\.\n/)
  const [, title] = /^# \d+\. (.+)/.exec(text) ?? []
  expect(list).toContain(`[${title}](${file})`)
})
