import { expect, test } from 'vitest'
import { distFolder, remoteBundle, route, shellBundle, temporaryStorage } from '../bundles/fixture-bundle.ts'
import { readDocument } from '../document/document.ts'
import { checkBuilds } from './check-builds.ts'
import { own } from './own.ts'
import { publish } from './publish.ts'
import { withdraw } from './withdraw.ts'

const live = { channel: { kind: 'live' } } as const

const chat = (version: string, source?: string) =>
  distFolder(remoteBundle({ name: 'mf-chat', version, ...(source !== undefined && { source }) }))

/** A storage in which `mf-chat` was published from `shop/mf-chat`. */
async function storageWithChat() {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle()), live)
  await publish(storage, await chat('1.0.0-a', 'shop/mf-chat'), live)
  return storage
}

test('another folder cannot publish under a name that is taken, and learns who has it', async () => {
  const storage = await storageWithChat()
  const foreign = await distFolder(
    remoteBundle({
      name: 'mf-chat',
      version: '1.0.0-f',
      source: 'shop/mf-foo',
      routes: [route({ name: 'foo', path: '/foo' })],
    }),
  )
  const sentence =
    "The name 'mf-chat' belongs to shop/mf-chat, but mf-chat 1.0.0-f comes from shop/mf-foo. " +
    'Give it another name, or hand the name over:'
  const command = 'own mf-chat --source shop/mf-foo'
  await expect(publish(storage, foreign, live)).rejects.toMatchObject({
    code: 'other-source',
    refusals: [{ code: 'other-source', sentence, command }],
    message: `${sentence} release ${command}`,
  })
  await expect(checkBuilds(storage, [foreign])).rejects.toMatchObject({
    refusals: [{ code: 'other-source', sentence, command }],
  })
  expect((await readDocument(storage)).remotes['mf-chat']?.live).toBe('1.0.0-a')
  expect(await storage.list('bundles/mf-chat/1.0.0-f/')).toEqual([])
})

test('a build that does not say where it comes from cannot take over a name either', async () => {
  const storage = await storageWithChat()
  await expect(publish(storage, await chat('2.0.0-b'), live)).rejects.toMatchObject({ code: 'other-source' })
})

test('a copy of the published sources is told about the owner, not about the version', async () => {
  const storage = await storageWithChat()
  const copy = await chat('1.0.0-a', 'shop/copy-of-chat')
  await expect(publish(storage, copy, live)).rejects.toMatchObject({ code: 'other-source' })
})

test('a handed-over name is for its new owner alone, and the history says so', async () => {
  const storage = await storageWithChat()
  await own(storage, 'mf-chat', { to: { source: 'talk/chat', team: 'talk' }, by: 'Ann' })
  await expect(publish(storage, await chat('2.0.0-b', 'shop/mf-chat'), live)).rejects.toThrow(
    "The name 'mf-chat' belongs to talk/chat",
  )
  await publish(storage, await chat('2.0.0-c', 'talk/chat'), live)
  const entry = (await readDocument(storage)).remotes['mf-chat']
  expect(entry).toMatchObject({ live: '2.0.0-c', owner: { source: 'talk/chat', team: 'talk' } })
  expect(entry?.history.find(({ action }) => action === 'own')).toMatchObject({
    by: 'Ann',
    why: "to talk/chat and the team 'talk'",
  })
})

test('a withdrawn remote keeps its owner', async () => {
  const storage = await storageWithChat()
  await withdraw(storage, 'mf-chat')
  await expect(publish(storage, await chat('2.0.0-b', 'shop/other'), live)).rejects.toMatchObject({
    code: 'other-source',
  })
})

test('a name that was published before owners were recorded belongs to its next publisher', async () => {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle()), live)
  await publish(storage, await chat('1.0.0-a'), live)
  await publish(storage, await chat('2.0.0-b', 'shop/mf-chat'), live)
  await expect(publish(storage, await chat('3.0.0-c', 'shop/other'), live)).rejects.toMatchObject({
    code: 'other-source',
  })
})

test('of two teams that claim a new name at once, one gets it', async () => {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle()), live)
  const claims = ['red', 'blue'].map(async (team) =>
    publish(storage, await chat(`1.0.0-${team}`, 'shop/mf-chat'), { ...live, team }),
  )
  const results = await Promise.allSettled(claims)
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 'other-team' })
})
