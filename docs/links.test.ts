import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = globSync('**/*.md', { cwd: root, exclude: (path) => /node_modules|dist/.test(path) })

const files = globSync('**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /node_modules|dist/.test(path),
}).flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/')))
const known = new Set(files)

test.each(pages)('every source file that %s names is there', (page) => {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/^```.*?^```/gms, '')
  // A name that stands for any other, such as that of a new component, is `name.tsx`.
  const names = [...text.matchAll(/`([\w@][\w@./-]*\.tsx?)`/g)].map(([, name = '']) => name)
  expect(names.filter((name) => !known.has(name) && !name.startsWith('name.'))).toEqual([])
})

test.each(pages)('every file that %s points to is there', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([])
})
