import { expect, test } from 'vitest'
import { distFolder, remoteBundle, route, shellBundle, temporaryStorage } from '../bundles/fixture-bundle.ts'
import { readDocument } from '../document/document.ts'
import { history } from './history.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import { withdraw } from './withdraw.ts'

const live = { channel: { kind: 'live' } } as const

async function siteWithNews() {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle()), live)
  for (const version of ['1', '2']) await publish(storage, await distFolder(remoteBundle({ version })), live)
  return storage
}

test('nobody gets a withdrawn remote, in any version, and the history says why', async () => {
  const storage = await siteWithNews()
  expect(await withdraw(storage, 'news', { why: 'The team is gone.' })).toMatchObject({ version: '2' })
  const { history: events, ...served } = (await readDocument(storage)).remotes['news'] ?? {}
  expect(served).toEqual({})
  expect(events).toHaveLength(5)
  const [last] = await history(storage, 'news')
  expect(last).toMatchObject({ action: 'withdraw', version: '2', why: 'The team is gone.' })
})

test('its paths are free, and it comes back if they still are', async () => {
  const storage = await siteWithNews()
  await withdraw(storage, 'news')
  expect(await promote(storage, 'news')).toMatchObject({ version: '2' })
  await withdraw(storage, 'news')
  const shop = remoteBundle({ name: 'shop', routes: [route({ name: 'shop', path: '/news' })] })
  await publish(storage, await distFolder(shop), live)
  await expect(promote(storage, 'news')).rejects.toMatchObject({ code: 'path-taken' })
})

test('the shell stays, and so does a remote that is not live', async () => {
  const storage = await siteWithNews()
  await expect(withdraw(storage, 'shell')).rejects.toMatchObject({ code: 'is-shell' })
  await withdraw(storage, 'news')
  await expect(withdraw(storage, 'news')).rejects.toMatchObject({ code: 'no-live' })
  await expect(withdraw(storage, 'shop')).rejects.toMatchObject({ code: 'unknown-name' })
})
