import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openWorld } from '../../api/src/fixtures/world.ts'
import { readSiteHosts } from '../../api/src/http/server/host.ts'

const siteHosts = readSiteHosts(['amberly.example', 'she.example=she.localhost'])
const open = (domain: string) => openWorld({ brandDomains: [domain], siteHosts })

const USER = '/api/user.php'

/** The processes of two databases. */
const sets = { first: await open('localhost'), second: await open('she.localhost') }

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts nginx with the configuration, with this machine's addresses in it. */
async function startBalancer(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  let settings = readFileSync(join(import.meta.dirname, 'databases.conf'), 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/tmp/nginx.pid', join(folder, 'nginx.pid'))
  for (const [name, { app }] of Object.entries(sets)) {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port: own } = app.server.address() as AddressInfo
    settings = settings.replaceAll(
      new RegExp(`(upstream \\w+-${name} { server )[\\d.:]+`, 'g'),
      `$1127.0.0.1:${own}`,
    )
  }
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, settings)
  const nginx = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', file, '-g', 'daemon off;'])
  onTestFinished(async () => {
    nginx.kill('SIGTERM')
    if (nginx.exitCode === null) await once(nginx, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  const isUp = () =>
    get(port, '/readyz', { host: 'amberly.example' }).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(isUp, { timeout: 10_000 }).toBe(200)
  return port
}

async function get(port: number, path: string, headers: Record<string, string>) {
  const sent = request({ port, path, headers, host: '127.0.0.1' }).end()
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode as number, body: await text(answer) }
}

test('nginx leads each host to the processes of its database, and a wrong one is refused', async ({
  skip,
}) => {
  if (spawnSync('nginx', ['-v']).error) skip('nginx is not installed')
  const port = await startBalancer()
  const members = {
    'amberly.example': await sets.first.headersOf('amberly', 'premium'),
    'she.example': await sets.second.headersOf('marigold', 'premium'),
  }
  for (const [host, headers] of Object.entries(members)) {
    const { status, body } = await get(port, USER, { ...headers, host })
    expect([status, JSON.parse(body).user.role]).toEqual([200, 'premium'])
  }
  // A cookie of one brand is nobody's at the other, and a host without a place is refused.
  const astray = { ...members['amberly.example'], host: 'she.example' }
  expect(JSON.parse((await get(port, USER, astray)).body)).toMatchObject({ user: null })
  expect((await get(port, USER, { host: 'nova.example' })).status).toBe(421)
  const { port: first } = sets.first.app.server.address() as AddressInfo
  expect((await get(first, USER, { host: 'she.example' })).status).toBe(421)
})
