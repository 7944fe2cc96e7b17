import { createConfig, lintFromString } from '@redocly/openapi-core'
import { endpoint, errorCodes } from 'contracts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { routes as siteRoutes } from '../../routes.ts'
import { toyServer } from '../fixtures/server.ts'
import { route } from '../route.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

const routes = [
  route(
    endpoint({
      method: 'GET',
      path: '/api/geo.php',
      query: z.object({ lat: z.coerce.number<number>(), near: z.optional(z.string()) }),
      answer: z.optional(z.object({ where: z.string() })),
    }),
    { access: 'member', limit: { name: 'geo', points: 5, seconds: 60, by: 'ip' } },
    () => undefined,
  ),
  route(
    endpoint({
      method: 'POST',
      path: '/api/toy.php',
      body: z.object({ a: z.string() }),
      answer: z.undefined(),
    }),
    { access: 'any' },
    () => undefined,
  ),
  route(
    endpoint({
      method: 'POST',
      path: '/api/toy.php',
      query: z.object({ push: z.literal('1') }),
      body: z.object({ b: z.string() }),
      answer: z.undefined(),
    }),
    { access: 'any' },
    () => undefined,
  ),
]

const stream = route(
  endpoint({
    method: 'GET',
    path: '/api/news.php',
    answer: z.object({ what: z.string() }),
    streams: true,
  }),
  { access: 'any' },
  () => undefined,
)

test('a stream is documented by the schema of its events', async () => {
  const { app } = await toyServer([stream])
  const document = (await app.inject('/api/openapi.json')).json()
  const schema = { type: 'object', required: ['what'] }
  expect(document.paths['/api/news.php'].get.responses).toMatchObject({
    200: { content: { 'text/event-stream': { schema } } },
  })
  expect(document.paths['/api/news.php'].get.responses).not.toHaveProperty('204')
  expect((await app.inject('/api/docs')).body).toContain('&quot;what&quot;')
})

test('the contract is documented as OpenAPI 3.1, generated from the routes', async () => {
  const { app } = await toyServer(routes)
  const document = (await app.inject('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths['/api/geo.php'].get).toMatchObject({
    description: 'For logged-in members. At most 5 calls in 60 seconds.',
    parameters: [
      { name: 'lat', in: 'query', required: true, schema: { type: 'number' } },
      { name: 'near', in: 'query', required: false, schema: { type: 'string' } },
    ],
    responses: {
      200: { content: { 'application/json': { schema: { type: 'object', required: ['where'] } } } },
      204: { description: 'No content' },
    },
    security: [{ session: [] }],
  })
  expect(document.paths['/api/toy.php'].post).toMatchObject({
    description: 'For everyone. With push: For everyone.',
    parameters: [
      { name: 'push', required: false },
      { name: 'x-client-type', in: 'header', required: true },
    ],
    requestBody: {
      content: { 'application/json': { schema: { oneOf: [{ required: ['a'] }, { required: ['b'] }] } } },
    },
  })
  expect(document.components.schemas.Error.properties.error.properties.code.enum).toEqual(errorCodes)
})

test('calls of staff are in neither description', async () => {
  const forStaff = route(
    endpoint({ method: 'POST', path: '/api/secret.php', answer: z.undefined() }),
    { access: 'staff', roles: 'any' },
    () => undefined,
  )
  const { app } = await toyServer([...routes, forStaff])
  const document = (await app.inject('/api/openapi.json')).json()
  expect(Object.keys(document.paths)).toEqual(['/api/geo.php', '/api/toy.php'])
  expect((await app.inject('/api/docs')).body).not.toContain('secret')
})

test('the page for people runs and loads nothing', async () => {
  const { app } = await toyServer(routes)
  const page = await app.inject('/api/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; /,
  )
  expect(page.body).toContain('<code>GET /api/geo.php</code>')
  expect(page.body).not.toMatch(/<script|src=|href="http| style=/)
})

test('the whole site is described in less than 1.5 MB, and every part that it refers to is in it', () => {
  const document = openApi(siteRoutes)
  const text = JSON.stringify(document)
  expect(text.length).toBeLessThan(1_500_000)
  const parts = document.components.schemas
  const named = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? ''))
  expect([...named].toSorted()).toEqual(
    Object.keys(parts)
      .map((name) => `#/components/schemas/${name}`)
      .toSorted(),
  )
  expect(Object.values(parts).filter((part) => Object.keys(part).length === 0)).toEqual([])
  expect(text).not.toMatch(/\$defs|x-identity/)
  const page = docsPage(document)
  for (const name of Object.keys(parts)) expect(page).toContain(`<details id="${name}">`)
})

test('a part that contains itself is written once', async () => {
  interface Tree {
    readonly name: string
    readonly inner: readonly Tree[]
  }
  const tree: z.ZodMiniType<Tree> = z.object({
    name: z.string(),
    inner: z.array(z.lazy(() => tree)),
  })
  const answer = z.object({ first: tree, second: z.array(tree) })
  const ofPath = (path: `/api/${string}`) =>
    route(endpoint({ method: 'GET', path, answer }), { access: 'any' }, () => ({
      first: { name: '', inner: [] },
      second: [],
    }))
  const { components } = openApi([ofPath('/api/tree.php'), ofPath('/api/trees.php')])
  const [name = '', ...others] = Object.keys(components.schemas).filter((part) => part !== 'Error')
  expect(others).toEqual([])
  expect(components.schemas[name]).toMatchObject({
    properties: { inner: { type: 'array', items: { $ref: `#/components/schemas/${name}` } } },
  })
})

test('the description of the site follows the rules that Redocly recommends', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source: JSON.stringify(openApi(siteRoutes)), config })
  expect(found.map(({ ruleId, message, location: [place] }) => [ruleId, message, place?.pointer])).toEqual([])
})
