import { expect, test } from 'vitest'
import { distFolder, remoteBundle, route, shellBundle, temporaryStorage } from '../bundles/fixture-bundle.ts'
import { droppedPages } from './dropped-pages.ts'
import { publish } from './publish.ts'

const live = { channel: { kind: 'live' } } as const
const LIST = route({ name: 'list', path: '/news' })
const ITEM = route({ name: 'item', path: '/news/:id' })

async function siteWithNews() {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle()), live)
  await publish(storage, await distFolder(remoteBundle({ version: '1', routes: [LIST, ITEM] })), live)
  return storage
}

const next = (...routes: Parameters<typeof route>[0][]) =>
  distFolder(remoteBundle({ version: '2', routes: routes.map((parts) => route(parts)) }))

test('names each page that would be gone', async () => {
  const storage = await siteWithNews()
  expect(await droppedPages(storage, await next(LIST))).toEqual([
    "news 2 no longer has the page 'item' (/news/:id), which is live now: check that nothing links to it.",
  ])
})

test('is silent about a page that stays, moves to another path or to another remote, and about a new remote', async () => {
  const storage = await siteWithNews()
  expect(await droppedPages(storage, await next(LIST, { ...ITEM, path: '/articles/:id' }))).toEqual([])
  const reader = remoteBundle({
    name: 'reader',
    version: '1',
    routes: [route({ name: 'reader', path: '/reader' })],
  })
  expect(await droppedPages(storage, await distFolder(reader))).toEqual([])
  await publish(storage, await next(LIST), live)
  const taking = remoteBundle({ name: 'reader', version: '1', routes: [ITEM] })
  await publish(storage, await distFolder(taking), live)
  expect(
    await droppedPages(storage, await distFolder(remoteBundle({ version: '3', routes: [LIST] }))),
  ).toEqual([])
  expect(await droppedPages(storage, await distFolder(shellBundle({ version: '2' })))).toEqual([])
})
