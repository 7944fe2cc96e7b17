import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../registry/bundles/fixture-bundle.ts'
import { buildServer } from './build-server.ts'

async function openServer() {
  const dist = await temporaryFolder()
  await mkdir(dist, { recursive: true })
  await writeFile(join(dist, 'bundle.json'), '{}')
  return buildServer({ name: 'mf-cart', dist, site: new URL('https://shop.example/de/') })
}

test('pages of the site, and no others, may load the build', async () => {
  const server = await openServer()
  const response = await server.inject('/mf-cart/bundle.json')
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': 'https://shop.example',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  })
})

test.each(['/', '/bundle.json', '/mf-chat/bundle.json', '/mf-cart/other.js'])(
  'another address, %s, names the right one',
  async (url) => {
    const server = await openServer()
    const response = await server.inject({ url, headers: { host: 'localhost:3100' } })
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('http://localhost:3100/mf-cart/')
  },
)
