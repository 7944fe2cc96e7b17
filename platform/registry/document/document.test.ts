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

test('names the revision that is not JSON, and says how to recover', async () => {
  const storage = await temporaryStorage()
  await changeDocument(storage, (doc) => doc)
  await storage.put('registry/00000002.json', Buffer.from('{"rev'))
  await expect(readDocument(storage)).rejects.toThrow('registry/00000002.json is not JSON. Remove it')
  await storage.remove('registry/00000002.json')
  expect((await readDocument(storage)).revision).toBe(1)
})

test('the shell comes before the remotes', () => {
  const history = [] as const
  const doc = { revision: 1, shell: { name: 'shell', history }, remotes: { news: { history } } }
  expect(entriesOf(doc).map(({ kind, name }) => `${kind} ${name}`)).toEqual(['shell shell', 'remote news'])
})
