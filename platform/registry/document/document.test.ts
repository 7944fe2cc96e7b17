import { expect, test } from 'vitest'
import { temporaryStorage } from '../bundles/fixture-bundle.ts'
import type { Storage } from '../storage/storage.ts'
import { changeDocument } from './change.ts'
import { documentReader, entriesOf, readDocument } from './document.ts'

test('an empty storage yields a document with nothing released', async () => {
  expect(await readDocument(await temporaryStorage())).toEqual({ revision: 0, remotes: {} })
})

test('polling reads a body only if there is a new revision', async () => {
  const folder = await temporaryStorage()
  const bodies: string[] = []
  const counting: Storage = {
    ...folder,
    async read(key) {
      bodies.push(key)
      return folder.read(key)
    },
  }
  const poll = documentReader(counting)
  await changeDocument(folder, (doc) => doc)
  for (let i = 0; i < 5; i++) expect((await poll()).revision).toBe(1)
  await changeDocument(folder, (doc) => doc)
  expect(await Promise.all([poll(), poll()])).toMatchObject([{ revision: 2 }, { revision: 2 }])
  expect(bodies).toEqual(['registry/00000001.json', 'registry/00000002.json'])
})

const entry = { live: '1', history: [] }

test.each([
  ['cut short', '{"rev'],
  ['empty', ''],
  ['no object', 'null'],
  ['without remotes', '{"revision": 2}'],
  ['with an entry that is none', '{"remotes": {"news": 3}}'],
])('a damaged document (%s) gives way to the last good one, under its own number', async (_, body) => {
  const storage = await temporaryStorage()
  await changeDocument(storage, () => ({ revision: 0, remotes: { news: entry } }))
  await storage.put('registry/00000002.json', Buffer.from('damaged as well'))
  await storage.put('registry/00000003.json', Buffer.from(body))
  const sentences: string[] = []
  const poll = documentReader(storage, (sentence) => sentences.push(sentence))
  expect(await poll()).toEqual({ revision: 3, remotes: { news: entry } })
  expect(await poll()).toBe(await poll())
  expect(sentences).toEqual([
    'registry/00000003.json is damaged, so registry/00000001.json counts until the next release. ' +
      'What was released or rolled back since then is lost: do it again.',
  ])
})

test('the next change is written above a damaged document, so that nothing needs to be removed', async () => {
  const storage = await temporaryStorage()
  await changeDocument(storage, () => ({ revision: 0, remotes: { news: entry } }))
  await storage.put('registry/00000002.json', Buffer.from('{"rev'))
  const changed = await changeDocument(storage, (doc) => ({
    ...doc,
    remotes: { ...doc.remotes, shop: entry },
  }))
  expect(changed).toEqual({ revision: 3, remotes: { news: entry, shop: entry } })
  expect(await readDocument(storage)).toEqual(changed)
})

test('a document that is restored counts again', async () => {
  const storage = await temporaryStorage()
  await changeDocument(storage, (doc) => doc)
  const second = await changeDocument(storage, () => ({ revision: 0, remotes: { news: entry } }))
  const body = (await storage.read('registry/00000002.json')) ?? ''
  await storage.put('registry/00000002.json', Buffer.from('{'))
  const poll = documentReader(storage)
  expect((await poll()).remotes).toEqual({})
  await storage.put('registry/00000002.json', Buffer.from(body))
  expect(await poll()).toEqual(second)
})

test('without any good document, reading throws and says which one to restore', async () => {
  const storage = await temporaryStorage()
  await storage.put('registry/00000001.json', Buffer.from('{'))
  await expect(readDocument(storage)).rejects.toThrow(
    'registry/00000001.json is damaged, and there is no earlier document. Restore it from a backup.',
  )
})

test('the shell comes before the remotes', () => {
  const history = [] as const
  const doc = { revision: 1, shell: { name: 'shell', history }, remotes: { news: { history } } }
  expect(entriesOf(doc).map(({ kind, name }) => `${kind} ${name}`)).toEqual(['shell shell', 'remote news'])
})
