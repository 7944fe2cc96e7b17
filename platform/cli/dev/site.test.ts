import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { localSite } from './site.ts'

function folder() {
  const root = mkdtempSync(join(tmpdir(), 'dev-site-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

test('a server that does not tell its address is not waited for without end', async () => {
  const root = folder()
  writeFileSync(join(root, 'server.mjs'), 'setInterval(() => {}, 1000)')
  const site = localSite({ root, server: 'server.mjs', data: root }, 50)
  await expect(site.origin()).rejects.toThrow(
    'server.mjs has not told its address within 0.05 seconds.\nOnce it listens, it must call process.send?.({ url })',
  )
  await site.stop()
})

test("the demo's server tells its address", async () => {
  const data = folder()
  const site = localSite({ root: join(import.meta.dirname, '../../demo'), server: 'server.ts', data })
  const { hostname, port } = await site.origin()
  expect([hostname, Number(port) > 0]).toEqual([expect.stringMatching(/localhost|127\.0\.0\.1|::1/), true])
  await site.stop()
})
