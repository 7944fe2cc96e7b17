import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = globSync('**/*.md', { cwd: root, exclude: (path) => /node_modules|dist/.test(path) })

test.each(pages)('every file that %s points to is there', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([])
})
