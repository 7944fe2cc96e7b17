import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { readOverride as readToken } from '../../../gateway/overrides/token.ts'
import { remoteBundle, temporaryFolder } from '../../../registry/bundles/fixture-bundle.ts'
import { overrideCommand, readOverride } from './override.ts'
import { overrideLink } from './site-link.ts'

const site = ['--site', 'https://shop.example']

afterEach(() => vi.unstubAllEnvs())

function workspaceIn(data: string) {
  return {
    root: data,
    data,
    shell: 'shell',
    server: 'server.ts',
    bundles: ['/shell', '/mf-cart', '/mf-search'],
  }
}

function overridesIn(secret: string, link: string) {
  return readToken(secret, new URL(link).searchParams.get('token') ?? '').remotes
}

test('signs the link with the secret in the data folder, or with SITE_SECRET', async () => {
  const data = await temporaryFolder()
  await writeFile(join(data, 'secret'), 'folder-secret')
  const workspace = workspaceIn(data)
  const words = ['cart=http://localhost:4001', 'mf-search=http://127.0.0.1:4002/build']
  vi.stubEnv('SITE_SECRET', '')
  const signedByFolder = await overrideCommand.run(workspace, [...words, ...site])
  expect(signedByFolder.json).toMatchObject({ hosts: ['localhost:4001', '127.0.0.1:4002'] })
  expect(signedByFolder.lines[0]).toMatch(/^https:\/\/shop\.example\/override\?token=/)
  expect(overridesIn('folder-secret', signedByFolder.lines[0] ?? '')).toEqual({
    'mf-cart': 'http://localhost:4001/',
    'mf-search': 'http://127.0.0.1:4002/build',
  })

  vi.stubEnv('SITE_SECRET', 'environment-secret')
  const signedByEnvironment = await overrideCommand.run(workspace, [...words, ...site])
  expect(Object.keys(overridesIn('environment-secret', signedByEnvironment.lines[0] ?? ''))).toHaveLength(2)
})

test('says whether the address serves the remote, and how to serve it', async () => {
  const data = await temporaryFolder()
  await writeFile(join(data, 'secret'), 'folder-secret')
  const machine = Fastify()
  machine.get('/mf-cart/bundle.json', async () => remoteBundle({ name: 'mf-cart' }))
  onTestFinished(() => machine.close())
  const url = await machine.listen({ host: '127.0.0.1', port: 0 })
  const run = (word: string) => overrideCommand.run(workspaceIn(data), [word, ...site])

  const right = await run(`cart=${url}/mf-cart/`)
  expect(right.json).toMatchObject({ problems: [] })
  expect(right.lines).toContain('End it earlier: https://shop.example/override?end')
  const wrong = await run(`cart=${url}`)
  expect(wrong.lines.slice(-2)).toEqual([
    `The link does not work yet, since ${url}/ does not serve mf-cart: ${url}/ has no bundle.json: the status is 404.`,
    'Serve it: npm run release -- serve mf-cart --site https://shop.example',
  ])
})

test('prints no link without a secret, for the shell, or for an unknown bundle', async () => {
  vi.stubEnv('SITE_SECRET', '')
  const workspace = workspaceIn(await temporaryFolder())
  const run = (word: string) => overrideCommand.run(workspace, [word, ...site])
  await expect(run('cart=http://localhost:1')).rejects.toThrow("The site's secret is not here.")
  await expect(run('shell=http://localhost:1')).rejects.toThrow('only remotes can be overridden')
  await expect(run('tart=http://localhost:1')).rejects.toThrow("There is no bundle 'tart'.")
})

test.each(['cart', '=http://localhost:1', 'cart='])("rejects '%s' as an override", (word) => {
  expect(() => readOverride(word)).toThrow(`'${word}' is not an override. Write <bundle>=<url>.`)
})

test.each(['localhost:4001', 'javascript:alert(1)', 'file:///etc'])("accepts no code from '%s'", (url) => {
  expect(() => readOverride(`cart=${url}`)).toThrow('is not an http:// or https:// address')
})

test('keeps the path of a site that is not at the root', () => {
  expect(overrideLink(new URL('https://shop.example'), 't')).toBe('https://shop.example/override?token=t')
  expect(overrideLink(new URL('https://x.example/shop'), 't')).toBe('https://x.example/shop/override?token=t')
})
