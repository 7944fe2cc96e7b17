import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryStorage } from '../bundles/fixture-bundle.ts'
import { changeDocument } from './change.ts'
import { type RegistryDocument, readDocument } from './document.ts'

const adding = (name: string) => (doc: RegistryDocument) => ({
  ...doc,
  remotes: { ...doc.remotes, [name]: { history: [] } },
})

test('fifty concurrent changes all land, each on top of the others', async () => {
  const storage = await temporaryStorage()
  const names = Array.from({ length: 50 }, (_, i) => `r${i}`)
  await Promise.all(names.map((name) => changeDocument(storage, adding(name))))
  const doc = await readDocument(storage)
  expect(Object.keys(doc.remotes).sort()).toEqual(names.sort())
  expect(doc.revision).toBe(50)
})

test('a change that returns null writes nothing', async () => {
  const storage = await temporaryStorage()
  await changeDocument(storage, adding('news'))
  expect((await changeDocument(storage, () => null)).revision).toBe(1)
  expect(await storage.list('registry/')).toHaveLength(1)
})

test('a change that refuses writes nothing', async () => {
  const storage = await temporaryStorage()
  const refusing = changeDocument(storage, () => {
    throw new Error('no')
  })
  await expect(refusing).rejects.toThrow('no')
  expect(await storage.list('')).toEqual([])
})

test('retains the last fifty revisions', async () => {
  const storage = await temporaryStorage()
  for (let i = 0; i < 60; i++) await changeDocument(storage, adding(`r${i}`))
  const keys = await storage.list('registry/')
  expect(keys.length).toBeLessThanOrEqual(51)
  expect(keys.at(-1)).toBe('registry/00000060.json')
  expect(Object.keys((await readDocument(storage)).remotes)).toHaveLength(60)
})

test('the change of a writer that was suspended until its revision was pruned is not lost', async () => {
  const storage = await temporaryStorage()
  await changeDocument(storage, adding('first'))
  let wasSuspended = false
  await changeDocument(storage, async (doc) => {
    if (!wasSuspended) {
      wasSuspended = true
      for (let i = 0; i < 60; i++) await changeDocument(storage, adding(`r${i}`))
    }
    return adding('suspended')(doc)
  })
  const doc = await readDocument(storage)
  expect(Object.keys(doc.remotes)).toHaveLength(62)
  expect(doc.remotes).toHaveProperty('suspended')
  expect(doc.revision).toBe(62)
})

test('gives up with an explanation if other writers are always faster', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => random.mockRestore())
  const storage = { ...(await temporaryStorage()), create: async () => false }
  const never = changeDocument(storage, adding('news'))
  await expect(never).rejects.toMatchObject({ code: 'busy', message: expect.stringContaining('Try again.') })
})

test('asks for permission of exactly the entries that change, on top of the newest document', async () => {
  const storage = await temporaryStorage()
  await changeDocument(storage, adding('news'))
  await changeDocument(storage, adding('shop'))
  const asked: string[] = []
  let isOvertaken = false
  await changeDocument(
    storage,
    async (doc) => {
      if (!isOvertaken) {
        isOvertaken = true
        await changeDocument(storage, adding('club'))
      }
      return adding('shop')(doc)
    },
    (name, entry) => void asked.push(`${name} ${entry === undefined ? 'is new' : 'is there'}`),
  )
  expect(asked).toEqual(['shop is there', 'shop is there'])
  const refusing = changeDocument(storage, adding('news'), () => {
    throw new Error('This one is mine.')
  })
  await expect(refusing).rejects.toThrow('This one is mine.')
  expect((await readDocument(storage)).revision).toBe(4)
})
