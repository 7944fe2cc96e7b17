import { expect, test } from 'vitest'
import { distFolder, remoteBundle, route, shellBundle, temporaryStorage } from '../bundles/fixture-bundle.ts'
import { checkBuilds } from './check-builds.ts'
import { publish } from './publish.ts'
import { publishChanged } from './publish-changed.ts'

const live = { channel: { kind: 'live' } } as const
const LIST = route({ name: 'list', path: '/news' })
const ITEM = route({ name: 'item', path: '/news/:id' })

async function siteWithNews() {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle()), live)
  await publish(storage, await distFolder(remoteBundle({ version: '1', routes: [LIST, ITEM] })), live)
  return storage
}

type Routes = Parameters<typeof route>[0][]

const next = (...routes: Routes) =>
  distFolder(remoteBundle({ version: '2', routes: routes.map((parts) => route(parts)) }))

const reader = (...routes: Routes) =>
  distFolder(remoteBundle({ name: 'reader', version: '1', routes: routes.map((parts) => route(parts)) }))

/** The warnings of the gate for builds that are checked together. */
async function warnings(storage: Parameters<typeof checkBuilds>[0], ...dists: readonly string[]) {
  return (await checkBuilds(storage, dists)).flatMap((build) => build.warnings)
}

test('names each page that would be gone, at the gate and when it is published', async () => {
  const storage = await siteWithNews()
  const sentence =
    "news 2 no longer has the page 'item' (/news/:id), which is live now: check that nothing links to it."
  const dist = await next(LIST)
  expect(await warnings(storage, dist)).toEqual([sentence])
  expect((await publishChanged(storage, [dist], live)).published).toMatchObject([{ warnings: [sentence] }])
})

test('names each page that keeps its name and leaves its path', async () => {
  const storage = await siteWithNews()
  const moved = "news 2 moves the page 'item' from /news/:id, where it is live now, to /articles/:id"
  expect(await warnings(storage, await next(LIST, { ...ITEM, path: '/articles/:id' }))).toEqual([
    `${moved}: check that nothing links to the old path.`,
  ])
  const shorter = await distFolder(remoteBundle({ version: '2', routes: [LIST] }))
  const taken = await reader({ ...ITEM, path: '/read/:id' })
  expect(await warnings(storage, shorter, taken)).toEqual([expect.stringContaining('to /read/:id: check')])
})

test.each(['/News/:key', '/news/:id/:page?', '/news/*'])(
  'is silent about a path that %s still answers',
  async (path) => {
    const storage = await siteWithNews()
    expect(await warnings(storage, await next(LIST, { ...ITEM, path }))).toEqual([])
  },
)

test('is silent about a page that stays or moves to another remote, and about a new remote', async () => {
  const storage = await siteWithNews()
  expect(await warnings(storage, await reader({ name: 'reader', path: '/reader' }))).toEqual([])
  await publish(storage, await next(LIST), live)
  await publish(storage, await reader(ITEM), live)
  const third = await distFolder(remoteBundle({ version: '3', routes: [LIST] }))
  expect(await warnings(storage, third)).toEqual([])
  expect(await warnings(storage, await distFolder(shellBundle({ version: '2' })))).toEqual([])
})

test('a page that moves from one remote to another in one flip is not gone', async () => {
  const storage = await siteWithNews()
  expect(await warnings(storage, await next(LIST), await reader(ITEM))).toEqual([])
})
