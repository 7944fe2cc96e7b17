import { spawnSync } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../db/testing/test-database.ts'
import { dataFolder, exitCode, start } from '../fixtures/process.ts'

const { url: DATABASE_URL } = await testDatabase()

test('the site starts on a free port before anything is released, and stops on SIGTERM', {
  timeout: 90_000,
}, async () => {
  const { child, url } = start({ PORT: '0', DATABASE_URL })
  const page = await fetch(await url(), { headers: { accept: 'text/html' } })
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('Nothing has been released here so far.')
  child.kill('SIGTERM')
  expect(await exitCode(child)).toBe(0)
})

test('a taken port is explained, with an exit code of its own', { timeout: 90_000 }, async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const { child, printed } = start({ PORT: port, DATABASE_URL })
  expect(await exitCode(child)).toBe(5)
  expect(printed()).toContain(`Port ${port} is taken by another program.`)
})

test('a site with hosts but no URL warns at its start that nothing asks for HTTPS', {
  timeout: 90_000,
}, async () => {
  const site = start({ PORT: '0', DATABASE_URL, SITE_HOSTS: 'amberly.example' }, ['--role', 'api'])
  await site.url()
  expect(site.printed()).toContain('SITE_HOSTS is set without SITE_URL')
  site.child.kill('SIGTERM')
  expect(await exitCode(site.child)).toBe(0)
})

test('on SIGTERM the process is no longer ready, and finishes running requests', {
  timeout: 90_000,
}, async () => {
  const site = start({ PORT: '0', DATABASE_URL, DRAIN_SECONDS: '1' }, ['--role', 'api'])
  const url = await site.url()
  const ready = async () => (await fetch(`${url}/readyz`)).status
  expect(await ready()).toBe(200)
  const body = JSON.stringify({ email: 'nobody@example.invalid', password: 'not it at all' })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let response = ''
  socket.on('data', (chunk: Buffer) => {
    response += chunk.toString()
  })
  socket.write(
    `POST /api/user.php HTTP/1.1\r\nhost: localhost\r\nx-client-type: web\r\ncontent-type: application/json\r\n`,
  )
  socket.write(`content-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`)
  site.child.kill('SIGTERM')
  await expect.poll(ready).toBe(503)
  // The process accepts no new connections by now.
  await expect.poll(() => ready().catch(() => 'gone'), { timeout: 5_000 }).toBe('gone')
  socket.write(body.slice(9))
  expect(await exitCode(site.child)).toBe(0)
  expect(response).toContain('HTTP/1.1 403')
  expect(response).toContain('"code":"login_failed"')
})

test.each([
  [{ PORT: 'http' }, [], "PORT is 'http', which is not a port"],
  [{ SITE_HOSTS: 'https://a.example' }, [], "SITE_HOSTS contains 'https://a.example', which is not a host"],
  [
    { GEOIP_FILE: '/nowhere/country.mmdb' },
    [],
    "GEOIP_FILE is '/nowhere/country.mmdb', which cannot be used",
  ],
  [{}, ['--role', 'cook'], "There is no role 'cook'."],
])('invalid settings (%j %j) are explained, with an exit code of their own', async (env, words, text) => {
  const { child, printed } = start(env, words)
  expect(await exitCode(child)).toBe(2)
  expect(printed()).toContain(text)
  expect(printed()).not.toContain('    at ')
})

test('without a database, a sentence says what to set, with the exit code of an unreachable one', async () => {
  const { child, printed } = start({ PORT: '0' })
  expect(await exitCode(child)).toBe(25)
  expect(printed()).toContain('DATABASE_URL is not set: name a PostgreSQL server')
  expect(printed()).not.toContain('    at ')
})

test('the server loads nothing of the stand-ins', () => {
  const code = `
    import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) { console.log(url); return next(url, context) } })
    await import('./main.ts')`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: dataFolder() },
  })
  const root = pathToFileURL(join(import.meta.dirname, '../../..')).href
  expect(stdout).toContain(`${root}/api/src/process/start-site.ts`)
  expect(stdout).not.toContain(`${root}/local/`)
})

test('of several databases a process has the brands of its own, and starts on no other', {
  timeout: 90_000,
}, async () => {
  const { url: other } = await testDatabase()
  const envFor = (brands: string, elsewhere: string) => ({
    PORT: '0',
    DATABASE: 'one',
    DATABASES: JSON.stringify({
      one: { brands: [brands], url: other },
      two: { brands: [elsewhere], url: DATABASE_URL },
    }),
  })
  const site = start(envFor('nova.localhost', 'localhost'), ['--role', 'api'])
  const address = new URL('/api/user.php', await site.url())
  expect((await fetch(address)).status).toBe(421)
  site.child.kill('SIGTERM')
  expect(await exitCode(site.child)).toBe(0)
  // The other tests have started the site on that one with all of its first brands.
  const astray = start(envFor('she.localhost', 'localhost'), ['--role', 'api'])
  expect(await exitCode(astray.child)).toBe(2)
  expect(astray.printed()).toContain('DATABASES has she.localhost in one, but it is in two.')
})
