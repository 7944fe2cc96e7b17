import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// The types of `classes` know no names, so this is what finds a name with a typing error, and one left behind.

const here = import.meta.dirname
const read = (file: string) => readFileSync(join(here, file), 'utf8')
const found = (text: string, pattern: RegExp) =>
  new Set(Array.from(text.matchAll(pattern), (match) => match[1]))

for (const sheet of globSync('**/*.module.css', { cwd: here })) {
  const folder = dirname(sheet)
  const users = globSync(`${folder}/*.{ts,tsx}`, { cwd: here }).map(read)
  const code = users.filter((text) => text.includes(`/${sheet.slice(folder.length + 1)}'`)).join('\n')
  const defined = found(read(sheet), /\.([a-z][\w-]*)(?=[^{}]*\{)/gi)

  test(`${sheet} has every class that its component names, and no other`, () => {
    const used = found(code, /classes\.(\w+)/g)
    expect([...used].filter((name) => !defined.has(name))).toEqual([])
    if (!code.includes('classes[')) expect([...defined].filter((name) => !used.has(name))).toEqual([])
  })
}

for (const sheet of globSync('**/*.css', { cwd: here })) {
  test(`${sheet} begins with the order of the layers`, () => {
    expect(read(sheet)).toMatch(/^@layer reset, tokens, ui, app;\n/)
  })
}
