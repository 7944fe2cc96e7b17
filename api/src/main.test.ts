import { connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { exitCode, start } from './fixtures/process.ts'

test('the site opens on a free port before anything is released, and stops when it is told to', {
  timeout: 20_000,
}, async () => {
  const { child, url } = start({ PORT: '0' })
  const page = await fetch(await url(), { headers: { accept: 'text/html' } })
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('Nothing has been released here so far.')
  child.kill('SIGTERM')
  expect(await exitCode(child)).toBe(0)
})

test('a port that is taken is said in words, with an exit code of its own', { timeout: 20_000 }, async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const { child, printed } = start({ PORT: port })
  expect(await exitCode(child)).toBe(5)
  expect(printed()).toContain(`Port ${port} is taken by another program.`)
})

test('who is told to stop is not ready any more, and finishes what has begun', {
  timeout: 30_000,
}, async () => {
  const site = start({ PORT: '0', DRAIN_SECONDS: '1' }, ['--role', 'api'])
  const url = await site.url()
  const ready = async () => (await fetch(`${url}/readyz`)).status
  expect(await ready()).toBe(200)
  const body = JSON.stringify({ email: 'nobody@example.invalid', password: 'not it at all' })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString()
  })
  socket.write(
    `POST /api/user.php HTTP/1.1\r\nhost: localhost\r\nx-client-type: web\r\ncontent-type: application/json\r\n`,
  )
  socket.write(`content-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`)
  site.child.kill('SIGTERM')
  await expect.poll(ready).toBe(503)
  // The process takes no new connection by now.
  await expect.poll(() => ready().catch(() => 'gone'), { timeout: 5_000 }).toBe('gone')
  socket.write(body.slice(9))
  expect(await exitCode(site.child)).toBe(0)
  expect(answer).toContain('HTTP/1.1 403')
  expect(answer).toContain('"code":"login_failed"')
})

test.each([
  [{ PORT: 'http' }, [], "PORT is 'http', which is no port"],
  [{ SITE_HOSTS: 'https://a.example' }, [], "SITE_HOSTS has 'https://a.example', which is no host"],
  [{}, ['--role', 'cook'], "There is no role 'cook'."],
])(
  'what is not understood (%j %j) is said in words, with an exit code of its own',
  async (env, words, text) => {
    const { child, printed } = start(env, words)
    expect(await exitCode(child)).toBe(2)
    expect(printed()).toContain(text)
    expect(printed()).not.toContain('    at ')
  },
)
