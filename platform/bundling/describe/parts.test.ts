import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readParts, readWords } from './parts.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parts-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function parts(text: string) {
  await writeFile(join(folder, 'index.ts'), text)
  return readParts(join(folder, 'index.ts'))
}

async function words(dictionaries: Readonly<Record<string, unknown>>) {
  for (const [locale, dictionary] of Object.entries(dictionaries)) {
    await writeFile(join(folder, `${locale}.json`), JSON.stringify(dictionary))
  }
  return readWords(folder)
}

test('reads which file each page and widget comes from', async () => {
  const text = `
    export default defineRemote(remote, {
      pages: { list: () => import('./pages/list'), 'one-item': () => import("./pages/item") },
      widgets: {
        note: () =>
          import('./widgets/note'),
      },
      words: (locale) => import(\`./words/\${locale}.json\`),
    })`
  expect(await parts(text)).toEqual({
    page: { list: './pages/list', 'one-item': './pages/item' },
    widget: { note: './widgets/note' },
  })
})

test('tells a page and a widget of the same name apart', async () => {
  const text =
    "widgets: { signup: () => import('./widgets/signup') }, pages: { signup: () => import('./pages/signup') }"
  expect(await parts(text)).toEqual({
    page: { signup: './pages/signup' },
    widget: { signup: './widgets/signup' },
  })
})

test('ignores imports written in another way', async () => {
  expect(await parts("pages: { list: List, item: load('./pages/item') }")).toEqual({ page: {}, widget: {} })
})

test('a locale lacks the keys that only English has', async () => {
  const { locales, missingWords } = await words({
    en: { hello: 'Hello', form: { send: 'Send', name: { label: 'Name' } } },
    de: { hello: 'Hallo', form: { name: {} } },
    fi: { hello: 'Hei', form: { send: 'Lähetä', name: { label: 'Nimi' } }, extra: 'Lisää' },
  })
  expect(locales.sort()).toEqual(['de', 'en', 'fi'])
  expect(missingWords).toEqual({ de: ['form.send', 'form.name.label'] })
})

test('an empty text is missing, in English as well', async () => {
  const { missingWords } = await words({
    en: { hello: 'Hello', bye: '' },
    de: { hello: ' ', bye: 'Tschüss' },
  })
  expect(missingWords).toEqual({ en: ['bye'], de: ['hello'] })
})

test('a language needs exactly its own plural forms', async () => {
  const { missingWords } = await words({
    en: { apples_one: '{{count}} apple', apples_other: '{{count}} apples' },
    fi: { apples_one: 'a', apples_other: 'b' },
    fr: { apples_one: 'a', apples_other: 'b' },
    pl: { apples_one: 'a', apples_few: 'b', apples_many: 'c', apples_other: 'd' },
    ja: { apples_other: 'a' },
  })
  expect(missingWords).toEqual({ fr: ['apples_many'] })
})

test('ordinal numbers have plural forms of their own, which English may lack, too', async () => {
  const { missingWords } = await words({
    en: { place_ordinal_one: '1st', place_ordinal_two: '2nd', place_ordinal_other: 'nth' },
    de: { place_ordinal_other: 'n.' },
  })
  expect(missingWords).toEqual({ en: ['place_ordinal_few'] })
})

test('treats a key that only looks like a plural as an ordinary key', async () => {
  const { missingWords } = await words({ en: { step_one: 'First' }, pl: { step_one: 'Pierwszy' } })
  expect(missingWords).toEqual({})
})

test("reads the pages' titles and descriptions from the words", async () => {
  const { titles, descriptions } = await words({
    en: { titles: { list: 'The list' }, descriptions: { list: 'All there is' }, hello: 'Hello' },
    de: { titles: { list: 'Die Liste' }, hello: 'Hallo' },
    fi: { hello: 'Hei' },
  })
  expect(titles).toEqual({ en: { list: 'The list' }, de: { list: 'Die Liste' } })
  expect(descriptions).toEqual({ en: { list: 'All there is' } })
})

test('a bundle may have no words', () => {
  expect(readWords(join(folder, 'nowhere'))).toEqual({
    locales: [],
    missingWords: {},
    titles: {},
    descriptions: {},
  })
})

test('without English words nothing is missing', async () => {
  expect(await words({ de: { hello: 'Hallo' } })).toMatchObject({ locales: ['de'], missingWords: {} })
})
