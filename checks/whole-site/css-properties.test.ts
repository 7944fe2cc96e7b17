import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const sources = globSync('{shell,shared-ui,mf-*}/src/**/*.{css,ts,tsx}', { cwd: ROOT })

/** React Aria sets them. */
const FROM_THE_LIBRARY = ['--trigger-width', '--visual-viewport-height']

test('every custom property that a stylesheet relies on has a value somewhere', () => {
  const defined = new Set(
    sources.flatMap((path) =>
      Array.from(read(path).matchAll(/(--[\w-]+)['"]?\s*[:,\]]/g), ([, name]) => name),
    ),
  )
  // With a wrong name the browser drops the whole declaration, which is easily overlooked.
  const missing = sources
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) =>
      Array.from(read(path).matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => ({ path, name })),
    )
    .filter(({ name }) => !defined.has(name) && !FROM_THE_LIBRARY.includes(name))
  expect(missing).toEqual([])
})
