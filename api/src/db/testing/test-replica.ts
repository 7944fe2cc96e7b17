import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { copyBinaries } from '../../../../local/embedded-postgres/binaries.ts'
import { PROGRAM_ENV, runProgram } from '../../../../local/embedded-postgres/run-program.ts'
import { systemUserFor } from '../../../../local/embedded-postgres/system-user.ts'
import { reachDatabase } from '../site/reach-database.ts'
import { runStatement } from './test-database-server.ts'

const SETTINGS = ['listen_addresses=', 'fsync=off']

/** For the top of a test file: a new server, and one that repeats what it does. */
export async function startReplicated() {
  const root = mkdtempSync(join(tmpdir(), 'replicated-'))
  chmodSync(root, 0o755)
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const { initdb, postgres } = await copyBinaries(join(root, 'program'))
  // PostgreSQL refuses to run as root.
  const home = join(root, 'home')
  mkdirSync(home, { mode: 0o700 })
  const systemUser = systemUserFor(home)
  if (systemUser.uid !== undefined && systemUser.gid !== undefined)
    chownSync(home, systemUser.uid, systemUser.gid)
  const run = async (program: string, ...args: string[]) => {
    const { ok, output } = await runProgram(program, args, systemUser)
    if (!ok) throw new Error(output)
  }
  await run(initdb, '-D', join(home, 'primary'), '-U', 'amberly', '-A', 'trust')
  // Before the first start, so that both begin alike.
  await run('cp', '-R', join(home, 'primary'), join(home, 'replica'))
  writeFileSync(join(home, 'replica', 'standby.signal'), '')
  const follows = `primary_conninfo = 'host=${home} port=5432 user=amberly'\n`
  appendFileSync(join(home, 'replica', 'postgresql.auto.conf'), follows)

  async function start(name: string, port: number) {
    const settings = [...SETTINGS, `port=${port}`, `unix_socket_directories=${home}`]
    const args = ['-D', join(home, name), ...settings.flatMap((setting) => ['-c', setting])]
    const server = spawn(postgres, args, { ...systemUser, env: PROGRAM_ENV, stdio: 'ignore' })
    const ended = once(server, 'exit')
    const stop = async () => {
      server.kill('SIGQUIT')
      await ended
    }
    afterAll(stop)
    const address = `postgres://amberly@localhost:${port}/postgres?host=${encodeURIComponent(home)}`
    return { url: await reachDatabase(address), pid: server.pid, stop }
  }
  const primary = await start('primary', 5_432)
  let replica = await start('replica', 5_433)
  const { url } = replica
  return {
    primaryUrl: primary.url,
    replicaUrl: url,
    /** Lets the replica repeat nothing until it resumes. */
    pause: () => runStatement(url, 'select pg_wal_replay_pause()'),
    resume: () => runStatement(url, 'select pg_wal_replay_resume()'),
    promote: () => runStatement(url, 'select pg_promote()'),
    /** Leaves the replica's connections open, but without answers. Returns what ends that. */
    async freeze() {
      const pids = 'select pid as name from pg_stat_activity where pid <> pg_backend_pid()'
      const found = await runStatement(url, pids)
      const signal = (name: NodeJS.Signals) => {
        for (const pid of [replica.pid, ...found.map((it) => it.name)]) process.kill(Number(pid), name)
      }
      signal('SIGSTOP')
      return () => signal('SIGCONT')
    },
    kill: () => replica.stop(),
    async restart() {
      replica = await start('replica', 5_433)
    },
  }
}
