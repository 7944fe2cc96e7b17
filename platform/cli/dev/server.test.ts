import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { ResolvedRegistry } from '../../data/index.ts'
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

/** A site that says what it was asked. */
async function toySite() {
  const site = Fastify()
  onTestFinished(() => site.close())
  site.get('/registry.json', async ({ url }) => ({ ...registry, asked: url }))
  site.post('/api/echo', async ({ body, headers }) => ({ body, host: headers.host, origin: headers.origin }))
  site.get('/known', async (_, reply) => reply.type('text/html').send(page))
  site.get('/*', async (_, reply) => reply.code(404).type('text/html').send(page))
  return new URL(await site.listen({ host: '127.0.0.1', port: 0 }))
}

function built(bundle: ReturnType<typeof remoteBundle>): DevBundle {
  return {
    name: bundle.name,
    built: async () => ({ bundle, base: `/@dev/${bundle.name}/` }),
    standing: () => ({ type: 'built', bundle: bundle.name, hash: 'h' }),
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

test('a request goes to the deployed site with its body, and seems to come from there', async () => {
  const url = await toySite()
  const { server } = serve(deployedSite(url))
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(`${address}/api/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ text: 'hello' }),
  })
  expect(await answer.json()).toEqual({ body: { text: 'hello' }, host: url.host, origin: url.origin })
})

test('the registry names the bundles from source, and is asked for without the version of their shell', async () => {
  const { server } = serve(deployedSite(await toySite()))
  const answer = await server.inject('/registry.json?shell=dev')
  expect(answer.json()).toMatchObject({
    revision: 3,
    asked: '/registry.json',
    remotes: [{ name: 'news', version: 'dev' }],
  })
})

test('a route that only the sources have is found; one that nobody has is not', async () => {
  const { server } = serve(deployedSite(await toySite()))
  const headers = { accept: 'text/html' }
  expect((await server.inject({ url: '/known', headers })).statusCode).toBe(200)
  expect((await server.inject({ url: '/news', headers })).statusCode).toBe(200)
  expect((await server.inject({ url: '/nowhere', headers })).statusCode).toBe(404)
})

test('a server that starts anew is waited for', async () => {
  const url = await toySite()
  const origins = [new URL('http://127.0.0.1:1'), url]
  const site: DevSite = { isDeployed: false, origin: async () => origins.shift() ?? url, async stop() {} }
  expect((await serve(site).server.inject({ url: '/known' })).statusCode).toBe(200)
})

test('a site that does not answer is named, and asked again by the page', async () => {
  const { server } = serve(deployedSite(new URL('http://127.0.0.1:1')))
  const answer = await server.inject({ url: '/known' })
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('http://127.0.0.1:1 does not answer.')
  expect(answer.body).toContain('http-equiv="refresh"')
})

test('what does not build stands in the place of the page', async () => {
  const broken: DevBundle = {
    ...built(remoteBundle()),
    built: async () => undefined,
    standing: () => ({ type: 'failed', bundle: 'news', message: 'news does not build.\n\n<h1> line 7' }),
  }
  const { server } = serve(deployedSite(await toySite()), [broken])
  const answer = await server.inject({ url: '/known' })
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('news does not build.\n\n&lt;h1&gt; line 7')
})

test('reports are told to the developer, not to the site', async () => {
  const { server, reported } = serve(deployedSite(new URL('http://127.0.0.1:1')))
  const payload = JSON.stringify([{ name: 'news', version: 'dev', kind: 'crash', message: 'Error: x' }])
  const headers = { 'content-type': 'application/json' }
  const answer = await server.inject({ method: 'POST', url: '/telemetry', headers, payload })
  expect(answer.statusCode).toBe(204)
  expect(reported).toEqual(['news dev threw an error in the page: Error: x'])
})

test('pages of other sites get nothing', async () => {
  const { server } = serve(deployedSite(await toySite()))
  const answer = await server.inject({ url: '/known', headers: { host: 'evil.example' } })
  expect(answer.statusCode).toBe(403)
})

test('a deployed site tells what it has published, or that it is none', async () => {
  const url = await toySite()
  expect(await publishedAt(deployedSite(url))).toEqual([])
  await expect(publishedAt(deployedSite(new URL('http://127.0.0.1:1')))).rejects.toThrow(
    'http://127.0.0.1:1 does not answer.',
  )
  const other = Fastify()
  onTestFinished(() => other.close())
  other.get('/*', async (_, reply) => reply.type('text/html').send('Hello'))
  const elsewhere = new URL(await other.listen({ host: '127.0.0.1', port: 0 }))
  await expect(publishedAt(deployedSite(elsewhere))).rejects.toThrow('it has no /registry.json')
})
