import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { ResolvedRemote } from '../../../protocol/index.ts'
import { candidates } from './candidates.ts'
import { fixtureModule, fixtureRemote } from './fixture-remote.ts'

interface Page {
  /** The version running in the page. */
  readonly running?: ResolvedRemote
  /** The running version must not be replaced now. */
  readonly isBusy?: boolean
  /** Versions that have failed in this page. */
  readonly broken?: readonly string[]
}

/** The versions that are tried for a page of the remote, in order. */
async function order(released: ResolvedRemote, { running, isBusy, broken = [] }: Page = {}, page = 'home') {
  const versions: Parameters<typeof candidates>[2] = {
    inUse: () => running && { remote: running, module: fixtureModule({ canUpdate: () => !isBusy }) },
    isBroken: ({ version }) => broken.includes(version),
  }
  const tried: string[] = []
  for await (const { version } of candidates(released, page, versions)) tried.push(version)
  return tried
}

/** Serves a bundle, and returns its description as a fallback, as in the registry. */
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

const released = fixtureRemote({ version: '2' })
const running = fixtureRemote({ version: '1' })

test('tries the version in the registry first', async () => {
  expect(await order(released)).toEqual(['2'])
  expect(await order(released, { running: released })).toEqual(['2'])
})

test('tries a new version before the running one', async () => {
  expect(await order(released, { running })).toEqual(['2', '1'])
})

test('tries a running version that must not be replaced before the new one', async () => {
  expect(await order(released, { running, isBusy: true })).toEqual(['1', '2'])
})

test('a running version that has failed may always be replaced', async () => {
  expect(await order(released, { running, isBusy: true, broken: ['1'] })).toEqual(['2'])
})

test('skips versions that have failed in this page', async () => {
  expect(await order(released, { running, broken: ['2'] })).toEqual(['1'])
  expect(await order(released, { broken: ['2'] })).toEqual([])
})

test('skips versions without the page', async () => {
  const withOffers = fixtureRemote({ version: '2', routeNames: ['home', 'offers'] })
  expect(await order(withOffers, { running, isBusy: true }, 'offers')).toEqual(['2'])
  expect(await order(released, {}, 'offers')).toEqual([])
})

test('tries the previous version last, using its own bundle.json', async () => {
  const remote = fixtureRemote({ version: '2', fallback: await fallback() })
  expect(await order(remote)).toEqual(['2', '0'])
  expect(await order(remote, { broken: ['2'] })).toEqual(['0'])
  expect(await order(remote, { running })).toEqual(['2', '1', '0'])
  expect(await order(remote, { running, isBusy: true })).toEqual(['1', '2', '0'])
})

test('fetches the previous version only when it is next', async () => {
  const remote = fixtureRemote({
    version: '2',
    fallback: { ...(await fallback()), base: 'http://localhost:1/' },
  })
  const tried = candidates(remote, 'home', { inUse: () => undefined, isBroken: () => false })
  expect(await tried.next()).toMatchObject({ value: { version: '2' } })
  expect(await tried.next()).toMatchObject({ done: true })
})

test('does not try the previous version twice if it is the running one', async () => {
  const remote = fixtureRemote({ version: '2', fallback: await fallback() })
  expect(await order(remote, { running: fixtureRemote({ version: '0' }) })).toEqual(['2', '0'])
})

test.each([
  ['has failed in this page', {}, ['2', '0']],
  ['has no such page', { pages: ['away'] }, []],
  ['is tampered with', { isTampered: true }, []],
  ['is missing', { status: 404 }, []],
])('skips the previous version if it %s', async (_, parts, broken) => {
  const remote = fixtureRemote({ version: '2', fallback: await fallback(parts) })
  expect(await order(remote, { broken: ['2', ...broken] })).toEqual([])
})

test('a fallback has the hash of every file', async () => {
  const remote = fixtureRemote({ version: '2', fallback: await fallback() })
  for await (const found of candidates(remote, 'home', { inUse: () => undefined, isBroken: () => false })) {
    if (found.version === '0') expect(found.integrity).toEqual({ 'entry.js': 'sha256-of-entry' })
  }
  expect.assertions(1)
})
