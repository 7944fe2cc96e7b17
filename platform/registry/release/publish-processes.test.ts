import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { distFolder, remoteBundle, shellBundle, temporaryStorage } from '../bundles/fixture-bundle.ts'
import { readDocument } from '../document/document.ts'
import { publish } from './publish.ts'

// Every test starts processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const publisher = fileURLToPath(new URL('./fixture-publisher.ts', import.meta.url))

/** Publishes in a separate process, which is killed just before it creates the key that ends with `killAt`. */
function publishInProcess(folder: string, dist: string, killAt?: string) {
  const args = [publisher, folder, dist, ...(killAt === undefined ? [] : [killAt])]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.includes('waiting')) child.kill('SIGKILL')
  })
  return new Promise<{ code: number | null; signal: string | null; output: string }>((done, failed) => {
    child.on('error', failed)
    child.on('close', (code, signal) => done({ code, signal, output }))
  })
}

async function storageWithShell() {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle()), { channel: { kind: 'live' } })
  return storage
}

test('of publishers in several processes at once each lands, and the same version lands only once', async () => {
  const storage = await storageWithShell()
  const names = ['news', 'bank', 'club', 'news']
  const dists = await Promise.all(names.map((name) => distFolder(remoteBundle({ name }))))
  const results = await Promise.all(dists.map((dist) => publishInProcess(storage.folder, dist)))
  expect(results.map(({ code }) => String(code)).sort()).toEqual(['0', '0', '0', '2'])
  expect(results.find(({ code }) => code === 2)?.output).toContain('refused already-published')
  const { remotes, revision } = await readDocument(storage)
  expect(Object.keys(remotes).sort()).toEqual(['bank', 'club', 'news'])
  expect(revision).toBe(4)
})

test.each([
  ['a file', 'entry.js'],
  ['the marker that the bundle is complete', 'bundle.json'],
  ['the document', '00000003.json'],
])(
  'a publisher that is killed before it writes %s changes nothing, and the next one succeeds',
  async (_, killAt) => {
    const storage = await storageWithShell()
    await publish(storage, await distFolder(remoteBundle()), { channel: { kind: 'live' } })
    const before = await readDocument(storage)
    const dist = await distFolder(remoteBundle({ version: '2.0.0-b' }))

    const killed = await publishInProcess(storage.folder, dist, killAt)
    expect(killed.signal).toBe('SIGKILL')
    expect(await readDocument(storage)).toEqual(before)

    expect((await publishInProcess(storage.folder, dist)).code).toBe(0)
    expect((await readDocument(storage)).remotes.news).toMatchObject({ live: '2.0.0-b', previous: '1.0.0-a' })
    const later = await distFolder(remoteBundle({ version: '3.0.0-c' }))
    expect(await publish(storage, later, { channel: { kind: 'live' } })).toMatchObject({ revision: 4 })
  },
)
