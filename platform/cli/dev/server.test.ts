import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { FIRST_VIEW_HEADER } from '../../gateway/page/first-view-header.ts'
import type { ResolvedRegistry } from '../../protocol/index.ts'
import { remoteBundle, shellBundle } from '../../registry/bundles/fixture-bundle.ts'
import { describeShell } from '../../registry/resolve/describe.ts'
import type { DevBundle } from './bundle.ts'
import { devEvents } from './events.ts'
import { devServer } from './server.ts'
import { type DevSite, deployedSite, publishedAt } from './site.ts'

const registry: ResolvedRegistry = {
  revision: 3,
  shell: describeShell(shellBundle(), 'live', '/bundles/shell/1/'),
  remotes: [],
}
const page = `<head><script type="application/json" id="platform-registry">${JSON.stringify(registry)}</script></head>`

/** A site that reports the requests it gets. */
async function toySite() {
  const site = Fastify()
  onTestFinished(() => site.close())
  site.get('/registry.json', async ({ url }) => ({ ...registry, requested: url }))
  site.post('/api/echo', async ({ body, headers }) => ({ body, host: headers.host, origin: headers.origin }))
  site.get('/known', async ({ headers }, reply) =>
    reply.type('text/html').header('asked-for', headers[FIRST_VIEW_HEADER]).send(page),
  )
  site.get('/*', async (_, reply) => reply.code(404).type('text/html').send(page))
  return new URL(await site.listen({ host: '127.0.0.1', port: 0 }))
}

function built(bundle: ReturnType<typeof remoteBundle>): DevBundle {
  return {
    name: bundle.name,
    built: async () => ({ bundle, base: `/@dev/${bundle.name}/` }),
    lastEvent: () => ({ type: 'built', bundle: bundle.name, hash: 'h' }),
    async stop() {},
  }
}

function serve(site: DevSite, bundles = [built(remoteBundle({ name: 'news', version: 'dev' }))]) {
  const reported: string[] = []
  const output = mkdtempSync(join(tmpdir(), 'dev-test-'))
  const server = devServer({
    host: 'localhost',
    output,
    events: devEvents(),
    report: (text) => reported.push(text),
    served: Promise.resolve({ bundles, site }),
  })
  onTestFinished(async () => {
    await server.close()
    rmSync(output, { recursive: true })
  })
  return { server, reported }
}

test('forwards a request with its body to the deployed site, as if it came from its own pages', async () => {
  const url = await toySite()
  const { server } = serve(deployedSite(url))
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const response = await fetch(`${address}/api/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ text: 'hello' }),
  })
  expect(await response.json()).toEqual({ body: { text: 'hello' }, host: url.host, origin: url.origin })
})

test('lists the bundles from source in the registry, and requests it without the version of their shell', async () => {
  const { server } = serve(deployedSite(await toySite()))
  const response = await server.inject('/registry.json?shell=dev')
  expect(response.json()).toMatchObject({
    revision: 3,
    requested: '/registry.json',
    remotes: [{ name: 'news', version: 'dev' }],
  })
})

test('asks for pages without a first view, which the site would render with its own bundles', async () => {
  const { server } = serve(deployedSite(await toySite()))
  const { headers } = await server.inject({ url: '/known', headers: { accept: 'text/html' } })
  expect(headers['asked-for']).toBe('browser')
})

test('finds a route that only the sources have, but not an unknown one', async () => {
  const { server } = serve(deployedSite(await toySite()))
  const headers = { accept: 'text/html' }
  expect((await server.inject({ url: '/known', headers })).statusCode).toBe(200)
  expect((await server.inject({ url: '/news', headers })).statusCode).toBe(200)
  expect((await server.inject({ url: '/nowhere', headers })).statusCode).toBe(404)
})

test('waits for a server that restarts', async () => {
  const url = await toySite()
  const origins = [new URL('http://127.0.0.1:1'), url]
  const site: DevSite = { isDeployed: false, origin: async () => origins.shift() ?? url, async stop() {} }
  expect((await serve(site).server.inject({ url: '/known' })).statusCode).toBe(200)
})

test('names a site that does not respond, and reloads the page until it does', async () => {
  const { server } = serve(deployedSite(new URL('http://127.0.0.1:1')))
  const response = await server.inject({ url: '/known' })
  expect(response.statusCode).toBe(503)
  expect(response.body).toContain('http://127.0.0.1:1 does not respond.')
  expect(response.body).toContain('http-equiv="refresh"')
})

test('shows a build failure in place of the page', async () => {
  const broken: DevBundle = {
    ...built(remoteBundle()),
    built: async () => undefined,
    lastEvent: () => ({ type: 'failed', bundle: 'news', message: 'news does not build.\n\n<h1> line 7' }),
  }
  const { server } = serve(deployedSite(await toySite()), [broken])
  const response = await server.inject({ url: '/known' })
  expect(response.statusCode).toBe(503)
  expect(response.body).toContain('news does not build.\n\n&lt;h1&gt; line 7')
})

test('shows reports to the developer and keeps them from the site', async () => {
  const { server, reported } = serve(deployedSite(new URL('http://127.0.0.1:1')))
  const payload = JSON.stringify([{ name: 'news', version: 'dev', kind: 'crash', message: 'Error: x' }])
  const headers = { 'content-type': 'application/json' }
  const response = await server.inject({ method: 'POST', url: '/telemetry', headers, payload })
  expect(response.statusCode).toBe(204)
  expect(reported).toEqual(['news dev threw an error in the page: Error: x'])
})

test('listens to no reports of another site, nor shows it sources, however their address is written', async () => {
  const { server, reported } = serve(deployedSite(new URL('http://127.0.0.1:1')))
  const payload = JSON.stringify([{ name: 'news', version: 'dev', kind: 'crash' }])
  const headers = { 'sec-fetch-site': 'same-site' }
  expect((await server.inject({ method: 'POST', url: '/telemetry?x', headers, payload })).statusCode).toBe(
    403,
  )
  expect(reported).toEqual([])
  for (const url of ['/@dev/news/entry.js', '/@%64ev/news/entry.js'])
    expect((await server.inject({ url, headers })).statusCode).toBe(403)
})

test('refuses requests under a foreign host name', async () => {
  const { server } = serve(deployedSite(await toySite()))
  const response = await server.inject({ url: '/known', headers: { host: 'evil.example' } })
  expect(response.statusCode).toBe(403)
})

test('lists the versions that a deployed site has published, or rejects an address that is not one', async () => {
  const url = await toySite()
  expect(await publishedAt(deployedSite(url))).toEqual([])
  await expect(publishedAt(deployedSite(new URL('http://127.0.0.1:1')))).rejects.toThrow(
    'http://127.0.0.1:1 does not respond.',
  )
  const other = Fastify()
  onTestFinished(() => other.close())
  other.get('/*', async (_, reply) => reply.type('text/html').send('Hello'))
  const elsewhere = new URL(await other.listen({ host: '127.0.0.1', port: 0 }))
  await expect(publishedAt(deployedSite(elsewhere))).rejects.toThrow('it has no /registry.json')
})
