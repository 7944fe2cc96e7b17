import { connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { exitCode, start } from './fixtures/process.ts'

test('the site starts on a free port before anything is released, and stops on SIGTERM', {
  timeout: 90_000,
}, async () => {
  const { child, url } = start({ PORT: '0' })
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
  const { child, printed } = start({ PORT: port })
  expect(await exitCode(child)).toBe(5)
  expect(printed()).toContain(`Port ${port} is taken by another program.`)
})

test('on SIGTERM the process is no longer ready, and finishes running requests', {
  timeout: 90_000,
}, async () => {
  const site = start({ PORT: '0', DRAIN_SECONDS: '1' }, ['--role', 'api'])
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
  [{}, ['--role', 'cook'], "There is no role 'cook'."],
])('invalid settings (%j %j) are explained, with an exit code of their own', async (env, words, text) => {
  const { child, printed } = start(env, words)
  expect(await exitCode(child)).toBe(2)
  expect(printed()).toContain(text)
  expect(printed()).not.toContain('    at ')
})
