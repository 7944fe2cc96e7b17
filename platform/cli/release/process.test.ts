import { spawn } from 'node:child_process'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../registry/bundles/fixture-bundle.ts'
import { readWorkspace } from '../workspace.ts'

// Runs the command as a process and checks stdout, stderr and the exit code.

const root = join(import.meta.dirname, '../../..')
const timeout = 180_000 // Two bundles may need a build, with a check of their types, on a busy machine.

async function run(data: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['platform/cli/main.ts', 'release', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const code = new Promise((done) => child.on('close', done))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, out, err, json: () => JSON.parse(out) as unknown }
}

test('builds and publishes bundles of this workspace, and has nothing to do for an unchanged one', {
  timeout,
}, async () => {
  const data = await temporaryFolder()
  const [shell = '', remote = ''] = readWorkspace(root).bundles.map((folder) => basename(folder))

  const tooEarly = await run(data, 'publish', remote)
  expect(tooEarly.err).toContain('has no shell to run in yet. Publish the shell first.\n')
  expect(tooEarly).toMatchObject({ code: 1, out: '' })

  const first = await run(data, 'publish', shell)
  expect(first.code).toBe(0)
  expect(first.out).toMatch(
    /^\S+ \S+ is published to \S+ in \S+ s: \d+ files, \d+ kB with their compressed forms\.\nEveryone gets/,
  )

  const published = await run(data, 'publish', remote.slice(remote.indexOf('-') + 1), '--json')
  expect(published.code).toBe(0)
  expect(published.json()).toMatchObject({ name: remote, revision: 2, channel: 'live' })

  const again = await run(data, 'publish', remote)
  expect(again.code).toBe(0)
  expect(again.out).toMatch(/^\S+ \S+ is already live: nothing to do\.\n$/)

  const status = await run(data, 'status', '--json')
  expect(status).toMatchObject({ code: 0, err: '' })
  expect(status.json()).toMatchObject([{ name: shell, live: { loads: 0 } }, { name: remote }])
})

test('an unknown command exits with 2 and shows the usage', { timeout }, async () => {
  const data = await temporaryFolder()
  const unknown = await run(data, 'frobnicate')
  expect(unknown).toMatchObject({ code: 2, out: '' })
  expect(unknown.err).toMatch(/^There is no command 'frobnicate'\.\nUsage:\n {2}npm run release -- publish /)
  const share = await run(data, 'publish', '--dist', 'nowhere', '--canary', '0.1', '--json')
  expect(share.code).toBe(2)
  expect(share.json()).toMatchObject({ failed: { code: 'usage' } })
})
