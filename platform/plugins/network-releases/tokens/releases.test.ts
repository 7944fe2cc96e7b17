import { expect, test } from 'vitest'
import {
  distFolder,
  remoteBundle,
  shellBundle,
  temporaryStorage,
} from '../../../registry/bundles/fixture-bundle.ts'
import { readDocument } from '../../../registry/document/document.ts'
import { own } from '../../../registry/release/own.ts'
import { publish } from '../../../registry/release/publish.ts'
import { localReleases } from '../../../registry/releases.ts'
import type { Storage } from '../../../registry/storage/storage.ts'
import { assertMayRelease } from './permission.ts'

const live = { channel: { kind: 'live' } } as const
const CHAT = { name: 'chat', source: 'talk/chat' }
const token = { team: 'talk', remotes: [], mayClaim: true }

/** A storage in which the team 'talk' has released 'chat'. */
async function storageWithChat() {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle()), live)
  await publish(storage, await distFolder(remoteBundle({ ...CHAT, version: '1' })), { ...live, team: 'talk' })
  return storage
}

const ofTalk = (storage: Storage) =>
  localReleases(storage, {
    team: 'talk',
    permit: (name, entry) => assertMayRelease(token, name, entry),
  })

test('a name that is handed over while its build is stored is not released any more', async () => {
  const storage = await storageWithChat()
  const overtaken: Storage = {
    ...storage,
    async create(key, bytes) {
      if (key === 'bundles/chat/2/bundle.json') await own(storage, 'chat', { to: { team: 'pay' } })
      return storage.create(key, bytes)
    },
  }
  const next = await distFolder(remoteBundle({ ...CHAT, version: '2' }))
  await expect(ofTalk(overtaken).publish([next], live)).rejects.toMatchObject({ code: 'other-team' })
  expect((await readDocument(storage)).remotes['chat']).toMatchObject({ live: '1', owner: { team: 'pay' } })
})

test('of one bundle only one version can be released in a flip', async () => {
  const storage = await storageWithChat()
  const versions = ['2', '3'].map((version) => distFolder(remoteBundle({ ...CHAT, version })))
  const dists = await Promise.all(versions)
  const releases = ofTalk(storage)
  const twice = { code: 'named-twice' }
  await expect(releases.check(dists)).rejects.toMatchObject(twice)
  await expect(releases.publish(dists, live)).rejects.toMatchObject(twice)
  const chosen = [{ name: 'chat' }, { name: 'chat', version: '1' }]
  await expect(releases.promote(chosen, {})).rejects.toMatchObject(twice)
  expect(await storage.list('bundles/chat/2/')).toEqual([])
})
