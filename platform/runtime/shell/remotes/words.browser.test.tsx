import { expect, test } from 'vitest'
import type { Dictionary } from '../../contract.ts'
import { fixtureModule, fixtureRemote } from './fixture-remote.ts'
import { remoteVersions } from './versions.ts'
import { remoteWords } from './words.ts'

function toy(version: string) {
  const loads: string[] = []
  const module = fixtureModule({
    words: async (locale) => {
      loads.push(locale)
      return { hello: `${locale} ${version}` }
    },
  })
  return { loads, loaded: { remote: fixtureRemote({ version }), module } }
}

/** Words as an i18n library holds them: the last ones that were put in place. */
function page() {
  const shown: Record<string, Dictionary> = {}
  const versions = remoteVersions()
  const words = remoteWords(versions, (_, locale, dictionary) => {
    shown[locale] = dictionary
  })
  return { shown, versions, words }
}

test('the words in place are those of the running version, also when an earlier one returns', async () => {
  const { shown, versions, words } = page()
  const [first, second] = [toy('1'), toy('2')]
  for (const { loaded } of [first, second, first]) {
    await words.load(loaded, 'en')
    versions.adopt(loaded)
    expect(shown).toEqual({ en: { hello: `en ${loaded.remote.version}` } })
  }
  expect(first.loads).toEqual(['en'])
})

test('words of a version that is only preloaded change nothing on the screen', async () => {
  const { shown, versions, words } = page()
  const [first, second] = [toy('1'), toy('2')]
  await words.load(first.loaded, 'en')
  versions.adopt(first.loaded)
  await words.load(second.loaded, 'en')
  expect(shown).toEqual({ en: { hello: 'en 1' } })
})

test('words in another language are put in place as soon as they arrive, since the page is about to switch', async () => {
  const { shown, versions, words } = page()
  const { loaded } = toy('1')
  versions.adopt(loaded)
  await words.load(loaded, 'en')
  await words.load(loaded, 'fi')
  expect(shown).toEqual({ en: { hello: 'en 1' }, fi: { hello: 'fi 1' } })
})
