import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

test('the README’s table lists exactly the components that exist', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const rows = readme.split('\n').filter((line) => line.startsWith('| '))
  const named = rows.slice(1).flatMap((row) => Array.from(row.matchAll(/`([a-z-]+)`/g), ([, name]) => name))
  const there = globSync('*/index.ts', { cwd: import.meta.dirname }).map((file) => dirname(file))
  expect(new Set(named)).toEqual(new Set(there))
})
