// Runs the server's tests on the PostgreSQL that Debian installs, the oldest version that the site supports,
// with two nodes of the server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PROGRAM_ENV, runProgram } from '../../../../local/embedded-postgres/run-program.ts'
import { systemUserFor } from '../../../../local/embedded-postgres/system-user.ts'
import { runStatement } from './test-database-server.ts'

const INSTALLED = '/usr/lib/postgresql'
const START_TIMEOUT = 20_000

const folder = mkdtempSync(join(tmpdir(), 'installed-server-'))
try {
  process.exitCode = await testOn(binaries(), folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function binaries(): string {
  const servers = globSync('*/bin/postgres', { cwd: INSTALLED })
  const [newest = ''] = servers.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
  return join(INSTALLED, dirname(newest))
}

async function testOn(bin: string, root: string): Promise<number> {
  const cluster = join(root, 'cluster')
  const systemUser = systemUserFor(cluster)
  mkdirSync(cluster, { mode: 0o700 })
  chmodSync(root, 0o755)
  for (const path of [root, cluster]) {
    if (systemUser.uid !== undefined && systemUser.gid !== undefined)
      chownSync(path, systemUser.uid, systemUser.gid)
  }
  const made = await runProgram(
    join(bin, 'initdb'),
    ['-D', cluster, '-U', 'amberly', '-A', 'trust'],
    systemUser,
  )
  if (!made.ok) throw new Error(made.output)
  // Test data need not survive a crash.
  const settings = ['fsync=off', 'listen_addresses=', 'max_connections=300'].flatMap((it) => ['-c', it])
  const server = spawn(join(bin, 'postgres'), ['-D', cluster, '-k', root, ...settings], {
    ...systemUser,
    env: PROGRAM_ENV,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  try {
    const url = `postgres://amberly@localhost/postgres?host=${encodeURIComponent(root)}`
    await waitForServer(url)
    return await test(url)
  } finally {
    server.kill('SIGINT')
    await ended
  }
}

async function waitForServer(url: string) {
  const deadline = Date.now() + START_TIMEOUT
  for (;;) {
    try {
      await runStatement(url, 'select 1 as name')
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Runs vitest with the arguments of this command. */
async function test(url: string): Promise<number> {
  const args = ['run', '--project', 'server', ...process.argv.slice(2)]
  const env = { ...process.env, TEST_DATABASE_URL: url, TEST_NODES: '2' }
  const vitest = spawn('vitest', args, { stdio: 'inherit', env })
  const [code] = (await once(vitest, 'exit')) as [number | null]
  return code ?? 1
}
