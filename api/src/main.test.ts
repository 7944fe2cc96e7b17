import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')

function start(env: NodeJS.ProcessEnv) {
  const data = mkdtempSync(join(tmpdir(), 'site-'))
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], DATA_DIR: data, ...env },
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(data, { recursive: true, force: true })
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  }
  return { child, printed: () => printed }
}

async function exitCode(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return child.exitCode
  const [code] = await once(child, 'exit')
  return code
}

test('the site opens on a free port before anything is released, and stops when it is told to', {
  timeout: 20_000,
}, async () => {
  const { child, printed } = start({ PORT: '0' })
  const url = () => /ready at (http:\/\/localhost:\d+)/.exec(printed())?.[1]
  await expect.poll(url, { timeout: 15_000 }).toBeDefined()
  const page = await fetch(url() ?? '', { headers: { accept: 'text/html' } })
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
