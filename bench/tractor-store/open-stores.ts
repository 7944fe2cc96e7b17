import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../e2e/fixtures/site/remotes.ts'
import { urlOf } from '../../e2e/fixtures/site/url-of.ts'

/** The same store twice: by four teams, and as one bundle. */
interface Stores {
  readonly federated: string
  readonly monolith: string
}

/** Builds and starts both stores, until they are disposed of. */
export async function openStores(): Promise<Stores & AsyncDisposable> {
  await using opening = new AsyncDisposableStack()
  const federated = await openStore(opening)
  // Cookies ignore ports, so give each store a host name of its own.
  const monolith = (await openStore(opening, '--monolith')).replace('localhost', '127.0.0.1')
  const open = opening.move()
  return { federated, monolith, [Symbol.asyncDispose]: () => open.disposeAsync() }
}

async function openStore(opening: AsyncDisposableStack, ...kind: readonly string[]): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'tractor-store-'))
  opening.defer(() => rm(data, { recursive: true, force: true }))
  const program = join(import.meta.dirname, 'build-store.ts')
  await promisify(execFile)(process.execPath, [program, data, ...kind], { cwd: ROOT })
  const server = spawn(process.execPath, ['platform/demo/tractor-store/server.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: data, PORT: '0', HOST: 'localhost' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  opening.defer(async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  })
  return urlOf(server)
}
