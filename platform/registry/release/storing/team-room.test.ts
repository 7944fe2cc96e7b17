import { expect, test } from 'vitest'
import { distFolder, remoteBundle, shellBundle, temporaryStorage } from '../../bundles/fixture-bundle.ts'
import { readDist } from '../../bundles/read-dist.ts'
import { readDocument } from '../../document/document.ts'
import { prune } from '../prune.ts'
import { publish } from '../publish.ts'
import { assertHasRoom } from './team-room.ts'

const team = 'talk'
const live = { channel: { kind: 'live' }, team } as const
const hold = { channel: { kind: 'hold' }, team } as const

async function storageWithNews() {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle()), { channel: { kind: 'live' } })
  await publish(storage, await distFolder(remoteBundle()), live)
  return storage
}

const build = (version: string) => distFolder(remoteBundle({ version }))

test('refuses what a team stores without serving it, until old versions are deleted', async () => {
  const storage = await storageWithNews()
  for (let i = 0; i < 200; i++) {
    await storage.put(`bundles/news/0.0.${i}/entry.js`, Buffer.from('an interrupted publish'))
  }
  await expect(publish(storage, await build('2.0.0-b'), hold)).rejects.toMatchObject({
    code: 'no-room',
    refusals: [{ command: 'prune --days 7' }],
  })
  expect(await storage.list('bundles/news/2.0.0-b/')).toEqual([])
  // At home, there is no limit.
  await publish(storage, await build('2.0.0-b'), { channel: { kind: 'hold' } })
})

test('counts the bytes and versions of a team that nobody is served, with the new ones', async () => {
  const storage = await storageWithNews()
  await publish(storage, await build('2.0.0-b'), hold)
  const dist = await readDist(await build('3.0.0-c'))
  const check = async (limits: { versions: number; bytes: number }, of = team) =>
    assertHasRoom(storage, await readDocument(storage), { team: of, dists: [dist], limits })
  const stored = [...(await storage.sizes('bundles/news/2.0.0-b/')).values()].reduce((a, b) => a + b)
  const incoming = [dist, ...dist.files].reduce((sum, { bytes }) => sum + bytes.length, 0)
  const exact = { versions: 2, bytes: stored + incoming }
  await check(exact)
  await expect(check({ ...exact, versions: 1 })).rejects.toMatchObject({ code: 'no-room' })
  await expect(check({ ...exact, bytes: exact.bytes - 1 })).rejects.toMatchObject({ code: 'no-room' })
  // The version that was live stays as the previous one, so it does not count either.
  await publish(storage, await build('4.0.0-d'), live)
  await check(exact)
  await prune(storage, { days: 0, now: new Date(Date.now() + 1_000) })
  await check({ versions: 1, bytes: incoming })
})
