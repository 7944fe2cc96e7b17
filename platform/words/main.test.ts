import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const SHOP = {
  'shop/rspack.config.ts': '',
  'shop/src/pages/home.tsx': "<h1>{t('title')}</h1>",
  'shop/src/words/en.json': '{ "title": "Fruit" }',
  'shop/src/words/de.json': '{ "title": "Obst" }',
}

/** Runs the check as `npm test` does, in a workspace with these files. */
function check(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'words-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const main = join(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { cwd: root, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('passes complete words', () => {
  expect(check(SHOP)).toEqual({ status: 0, stdout: '2 files of words, no problem found.\n', stderr: '' })
})

test('fails with a sentence for each problem', () => {
  const { status, stderr } = check({ ...SHOP, 'shop/src/words/de.json': '{ "title": "Fruit" }' })
  expect(status).toBe(1)
  expect(stderr).toContain("shop, de: 'title' says “Fruit” as in English")
  expect(stderr).toContain('1 to fix.')
})

test('reads the list of words that are alike', () => {
  const alike = {
    'shop/src/words/de.json': '{ "title": "Fruit" }',
    'words/alike.json': '{ "de": ["Fruit"] }',
  }
  expect(check({ ...SHOP, ...alike })).toMatchObject({ status: 0 })
})

test('reads the list of terms, in the folder that the workspace names', () => {
  const terms = {
    'package.json': '{ "platform": { "words": "checks/words" } }',
    'checks/words/terms.json': '{ "fruit": { "de": ["frucht"] } }',
  }
  const { stderr } = check({ ...SHOP, ...terms })
  expect(stderr).toContain("shop, de: 'title' says “Obst” for “Fruit”, without “frucht”")
})

test('does not count keys that only a test or a story reads', () => {
  const { 'shop/src/pages/home.tsx': page, ...rest } = SHOP
  const { status, stderr } = check({
    ...rest,
    'shop/src/home.test.tsx': page,
    'shop/src/home.stories.tsx': page,
  })
  expect(status).toBe(1)
  expect(stderr).toContain("shop, en: 'title' is not read by any source file")
})

test('also checks a folder of the server that has words', () => {
  const mails = {
    'server/src/mails/words/en.json': '{ "hello": "Hello" }',
    'server/src/mails/words/de.json': '{ "hello": "Hello" }',
    'server/src/mails/welcome.ts': "t('hello')",
  }
  expect(check({ ...SHOP, ...mails }).stderr).toContain(
    "server/src/mails, de: 'hello' says “Hello” as in English",
  )
})

test('the words that all bundles share are read by any of them', () => {
  const shared = {
    'state/src/language/words/en.json': '{ "close": "Close", "back": "Back" }',
    'state/src/language/words/de.json': '{ "close": "Schließen", "back": "Zurück" }',
    'shop/src/pages/list.tsx': "t('close')",
  }
  const unread = (key: string) => `state/src/language, en: '${key}' is not read by any source file`
  const own = check({ ...SHOP, ...shared }).stderr
  expect(own).toContain(unread('close'))
  const settings = { 'package.json': '{ "platform": { "sharedWords": "state/src/language" } }' }
  const { stderr } = check({ ...SHOP, ...shared, ...settings })
  expect(stderr).not.toContain(unread('close'))
  expect(stderr).toContain(unread('back'))
})

test('ignores a folder that is not a bundle, and fails in a workspace without words', () => {
  expect(check({ 'shop/src/words/en.json': '{}' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There are no words in'),
  })
})

test('names a file that is not JSON', () => {
  const { status, stderr } = check({ ...SHOP, 'shop/src/words/de.json': '{ "title": ' })
  expect(status).toBe(1)
  expect(stderr).toContain(join('shop', 'src', 'words', 'de.json'))
})
