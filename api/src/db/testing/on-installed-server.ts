// Runs the server's tests on the PostgreSQL that Debian installs, the oldest that the site promises to run on, and there
// with two nodes of the server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ENVIRONMENT, run } from '../embedded/run-program.ts'
import { accountFor } from '../embedded/system-user.ts'
import { ask } from './test-database-server.ts'

const INSTALLED = '/usr/lib/postgresql'
const START_TIMEOUT = 20_000

const folder = mkdtempSync(join(tmpdir(), 'installed-server-'))
try {
  process.exitCode = await testOn(binaries(), folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function binaries(): string {
  const [newest] = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a))
  return join(INSTALLED, newest ?? '', 'bin')
}

async function testOn(bin: string, root: string): Promise<number> {
  const cluster = join(root, 'cluster')
  const account = accountFor(cluster)
  mkdirSync(cluster, { mode: 0o700 })
  chmodSync(root, 0o755)
  for (const path of [root, cluster]) {
    if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid)
  }
  const made = await run(join(bin, 'initdb'), ['-D', cluster, '-U', 'amberly', '-A', 'trust'], account)
  if (!made.ok) throw new Error(made.output)
  // What a test loses when the machine stops, it has no use for.
  const settings = ['fsync=off', 'listen_addresses=', 'max_connections=300'].flatMap((it) => ['-c', it])
  const server = spawn(join(bin, 'postgres'), ['-D', cluster, '-k', root, ...settings], {
    ...account,
    env: ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  try {
    const url = `postgres://amberly@localhost/postgres?host=${encodeURIComponent(root)}`
    await answers(url)
    return await test(url)
  } finally {
    server.kill('SIGINT')
    await ended
  }
}

async function answers(url: string) {
  const patience = Date.now() + START_TIMEOUT
  for (;;) {
    try {
      await ask(url, 'select 1 as name')
      return
    } catch (error) {
      if (Date.now() > patience) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Vitest, told what this was told. */
async function test(url: string): Promise<number> {
  const words = ['run', '--project', 'node', 'api', ...process.argv.slice(2)]
  const env = { ...process.env, TEST_DATABASE_URL: url, TEST_NODES: '2' }
  const vitest = spawn('vitest', words, { stdio: 'inherit', env })
  const [code] = (await once(vitest, 'exit')) as [number | null]
  return code ?? 1
}
