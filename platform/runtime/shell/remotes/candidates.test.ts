import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { ResolvedRemote } from '../../../data/index.ts'
import { candidates } from './candidates.ts'
import { fixtureModule, fixtureRemote } from './fixture-remote.ts'

interface Page {
  /** The version that the page runs. */
  readonly running?: ResolvedRemote
  /** It says that it may not be changed now. */
  readonly isBusy?: boolean
  /** Versions that have failed here. */
  readonly broken?: readonly string[]
}

/** The versions that are tried for a page of the remote, in their order. */
async function order(wanted: ResolvedRemote, { running, isBusy, broken = [] }: Page = {}, page = 'home') {
  const versions: Parameters<typeof candidates>[2] = {
    inUse: () => running && { remote: running, module: fixtureModule({ canUpdate: () => !isBusy }) },
    isBroken: ({ version }) => broken.includes(version),
  }
  const tried: string[] = []
  for await (const { version } of candidates(wanted, page, versions)) tried.push(version)
  return tried
}

/** Serves a bundle as a bundle host does, and answers with what the registry says of it as a fallback. */
async function fallback({ pages = ['home'], isTampered = false, status = 200 } = {}) {
  const bundle = JSON.stringify({
    federation: 'toy_0',
    entry: 'entry.js',
    pages: {},
    widgets: {},
    words: {},
    files: { 'entry.js': { integrity: 'sha256-of-entry' } },
    data: { name: 'toy', routes: pages.map((name) => ({ name, path: `/${name}` })) },
  })
  const server = createServer((_, response) => {
    response.writeHead(status).end(isTampered ? `${bundle} ` : bundle)
  })
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  onTestFinished(() => void server.close())
  const base = `http://localhost:${(server.address() as AddressInfo).port}/bundles/toy/0/`
  const integrity = `sha256-${createHash('sha256').update(bundle).digest('base64')}`
  return { version: '0', base, integrity }
}

const wanted = fixtureRemote({ version: '2' })
const running = fixtureRemote({ version: '1' })

test('first the version that the registry names', async () => {
  expect(await order(wanted)).toEqual(['2'])
  expect(await order(wanted, { running: wanted })).toEqual(['2'])
})

test('a new version comes before the running one, which stays as the next best', async () => {
  expect(await order(wanted, { running })).toEqual(['2', '1'])
})

test('a version that may not be changed now stays, and the new one is next', async () => {
  expect(await order(wanted, { running, isBusy: true })).toEqual(['1', '2'])
})

test('a running version that has failed may be changed whatever it says', async () => {
  expect(await order(wanted, { running, isBusy: true, broken: ['1'] })).toEqual(['2'])
})

test('versions that have failed in this page are passed over', async () => {
  expect(await order(wanted, { running, broken: ['2'] })).toEqual(['1'])
  expect(await order(wanted, { broken: ['2'] })).toEqual([])
})

test('so are versions that do not have the page', async () => {
  const withOffers = fixtureRemote({ version: '2', routeNames: ['home', 'offers'] })
  expect(await order(withOffers, { running, isBusy: true }, 'offers')).toEqual(['2'])
  expect(await order(wanted, {}, 'offers')).toEqual([])
})

test('last the version before, from its own description', async () => {
  const remote = fixtureRemote({ version: '2', fallback: await fallback() })
  expect(await order(remote)).toEqual(['2', '0'])
  expect(await order(remote, { broken: ['2'] })).toEqual(['0'])
  expect(await order(remote, { running })).toEqual(['2', '1', '0'])
  expect(await order(remote, { running, isBusy: true })).toEqual(['1', '2', '0'])
})

test('the version before is asked for only when it is its turn', async () => {
  const remote = fixtureRemote({
    version: '2',
    fallback: { ...(await fallback()), base: 'http://localhost:1/' },
  })
  const tried = candidates(remote, 'home', { inUse: () => undefined, isBroken: () => false })
  expect(await tried.next()).toMatchObject({ value: { version: '2' } })
  expect(await tried.next()).toMatchObject({ done: true })
})

test('the version before is not tried twice where it is the running one', async () => {
  const remote = fixtureRemote({ version: '2', fallback: await fallback() })
  expect(await order(remote, { running: fixtureRemote({ version: '0' }) })).toEqual(['2', '0'])
})

test.each([
  ['has failed here', {}, ['2', '0']],
  ['has no such page', { pages: ['away'] }, []],
  ['is tampered with', { isTampered: true }, []],
  ['is not there', { status: 404 }, []],
])('the version before is passed over where it %s', async (_, parts, broken) => {
  const remote = fixtureRemote({ version: '2', fallback: await fallback(parts) })
  expect(await order(remote, { broken: ['2', ...broken] })).toEqual([])
})

test('a fallback carries the hash of every file', async () => {
  const remote = fixtureRemote({ version: '2', fallback: await fallback() })
  for await (const found of candidates(remote, 'home', { inUse: () => undefined, isBroken: () => false })) {
    if (found.version === '0') expect(found.integrity).toEqual({ 'entry.js': 'sha256-of-entry' })
  }
  expect.assertions(1)
})
