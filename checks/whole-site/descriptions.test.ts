import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

interface Route {
  readonly name: string
  readonly access: string
}

/** §6: the access names of pages that visitors can open. */
const VISITED = ['any', 'visitor', 'search']

/** Pages that visitors open from a mail, an advertisement or another page, and that nobody looks for. */
const FOR_NOBODY_TO_FIND = [
  'account-deleted',
  'activate-done',
  'activate-error',
  'mail-change-do',
  'members-id-landing',
  'members-id-landing2-slug',
  'members-id-landing3-slug',
  'members-id-signup',
  'reset-password-do',
  'token',
  'unsubscribe',
]

/** §6: the server describes a profile, if its member lets visitors see it. */
const DESCRIBED_BY_THE_SERVER = ['members-id']

const remotes = await Promise.all(
  readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-'))
    .map(async (folder) => {
      const { default: data } = await import(/* @vite-ignore */ join(ROOT, folder, 'remote.ts'))
      return { folder, routes: data.routes as readonly Route[] }
    }),
)
const locales = readdirSync(join(ROOT, 'shell/src/words')).map((file) => file.replace('.json', ''))

function descriptionsOf(folder: string, locale: string): Readonly<Record<string, string>> {
  const words = JSON.parse(readFileSync(join(ROOT, folder, 'src/words', `${locale}.json`), 'utf8'))
  return words.descriptions ?? {}
}

const toBeFound = remotes.flatMap(({ folder, routes }) =>
  routes
    .filter(({ access }) => VISITED.includes(access))
    .filter(({ name }) => ![...FOR_NOBODY_TO_FIND, ...DESCRIBED_BY_THE_SERVER].includes(name))
    .map(({ name }) => `${folder} ${name}`),
)

test.each(locales)('§9: in %s, exactly the pages that visitors may find are described', (locale) => {
  const described = remotes.flatMap(({ folder }) =>
    Object.keys(descriptionsOf(folder, locale))
      // `index@gay` is what a brand says of its own home.
      .filter((name) => !name.includes('@'))
      .map((name) => `${folder} ${name}`),
  )
  expect(described.sort()).toEqual(toBeFound.toSorted())
})

test.each(locales)('in %s, no two pages have the same description', (locale) => {
  const texts = remotes.flatMap(({ folder }) => Object.values(descriptionsOf(folder, locale)))
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.length).toBeGreaterThan(10)
})

test('the list of pages that are for nobody to find names none that is gone', () => {
  const names = remotes.flatMap(({ routes }) => routes.map(({ name }) => name))
  for (const name of [...FOR_NOBODY_TO_FIND, ...DESCRIBED_BY_THE_SERVER]) expect(names).toContain(name)
})
