import { execFile } from 'node:child_process'
import {
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { systemUserFor } from '../../local/embedded-postgres/system-user.ts'

/** Runs statements; returns what they print. */
type Ask = (...statements: string[]) => Promise<string>

const run = promisify(execFile)

const INSTALLED = '/usr/lib/postgresql'
const PGBACKREST = '/usr/bin/pgbackrest'

/** The reason why the drill cannot run on this machine. */
export function missingForDrill(): string | undefined {
  if (!existsSync(PGBACKREST)) return 'pgBackRest is not installed: apt-get install pgbackrest'
  if (globSync('*/bin/postgres', { cwd: INSTALLED }).length === 0)
    return 'PostgreSQL is not installed: apt-get install postgresql'
  return undefined
}

/** The archive's settings of postgresql.conf, for another stanza and with a shorter wait. */
function archiveSettings(command: string, timeout: string): string {
  const text = readFileSync(join(import.meta.dirname, 'postgresql.conf'), 'utf8')
  return text
    .replace(/^archive_command = .*$/m, `archive_command = '${command} archive-push %p'`)
    .replace(/^archive_timeout = .*$/m, `archive_timeout = ${timeout}`)
}

/**
 * Archives a database while rows are written, has an accident, and restores it into a fresh folder as it was just before.
 * Throws if a row is missing, or one from after the accident is there. Once it is told to end, it finishes the step at hand and
 * cleans up.
 */
export async function restoreDrill(report: (line: string) => void = () => undefined, signal?: AbortSignal) {
  const why = missingForDrill()
  if (why) throw new Error(why)
  const root = mkdtempSync(join(tmpdir(), 'drill-'))
  const bin = join(INSTALLED, dirname(globSync('*/bin/postgres', { cwd: INSTALLED }).sort().at(-1) ?? ''))
  const user = systemUserFor(join(root, 'none'))
  const own = (path: string) => {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
    return path
  }
  own(root)
  const [one, other] = [join(root, 'database'), join(root, 'restored')].map(own) as [string, string]
  for (const name of ['repository', 'log', 'lock', 'spool']) own(join(root, name))
  const port = await freePort()
  const config = join(root, 'pgbackrest.conf')
  const lines = [
    '[global]',
    `repo1-path=${join(root, 'repository')}`,
    `log-path=${join(root, 'log')}`,
    `lock-path=${join(root, 'lock')}`,
    `spool-path=${join(root, 'spool')}`,
    'repo1-retention-full=1',
    'start-fast=y',
    'archive-async=y',
    '[drill]',
    `pg1-path=${one}`,
    `pg1-port=${port}`,
    `pg1-socket-path=${root}`,
    'pg1-user=amberly',
  ]
  writeFileSync(config, `${lines.join('\n')}\n`, { mode: 0o644 })
  const pgbackrest = `${PGBACKREST} --config=${config} --stanza=drill`
  // In a session of its own, since Ctrl+C would end a step half-way.
  const always = (program: string, ...args: string[]) =>
    run('setsid', ['--wait', program, ...args], { ...user, cwd: root, env: { PATH: process.env['PATH'] } })
  const as = async (program: string, ...args: string[]) => {
    signal?.throwIfAborted()
    return always(program, ...args)
  }
  const backrest = (...args: string[]) => as(PGBACKREST, `--config=${config}`, '--stanza=drill', ...args)
  const start = (cluster: string) => {
    const server = ['-o', `-p ${port} -k ${root} -c listen_addresses=`]
    return as(join(bin, 'pg_ctl'), '-D', cluster, '-w', '-l', join(root, 'log/postgres'), ...server, 'start')
  }
  const stop = (cluster: string) =>
    always(join(bin, 'pg_ctl'), '-D', cluster, '-w', '-m', 'immediate', 'stop').catch(() => undefined)
  const ask: Ask = async (...statements) => {
    const each = statements.flatMap((text) => ['-c', text])
    const server = ['-h', root, '-p', String(port), '-U', 'amberly', '-d', 'postgres']
    const { stdout } = await as(join(bin, 'psql'), '-XtAq', '-v', 'ON_ERROR_STOP=1', ...server, ...each)
    return stdout.trim()
  }

  try {
    await as(join(bin, 'initdb'), '-D', one, '-U', 'amberly', '-A', 'trust')
    writeFileSync(join(one, 'postgresql.auto.conf'), archiveSettings(pgbackrest, '2s'))
    await start(one)
    await backrest('stanza-create')
    await ask(
      'create table entry (id integer primary key)',
      'insert into entry select generate_series(1, 1000)',
    )
    await backrest('--type=full', 'backup')
    report('A database with 1,000 rows is backed up.')
    // pgBackRest compares whole seconds, and restores no moment of the second in which the backup ended.
    await sleep(2_000)
    await ask('insert into entry select generate_series(1001, 1500)')
    const at = await ask('select clock_timestamp()')
    const began = performance.now()
    await waitForArchive(ask)
    const lost = Math.round((performance.now() - began) / 100) / 10
    report(`500 more are in the archive ${lost} s after they were committed.`)
    await ask('delete from entry where id % 2 = 0', 'insert into entry values (9999)')
    report('Accident: half of the rows are gone.')
    // Without a later entry in the archive, PostgreSQL could not know that it has reached the moment.
    await waitForArchive(ask)
    await stop(one)

    const restoring = performance.now()
    await backrest(
      `--pg1-path=${other}`,
      '--type=time',
      `--target=${at}`,
      '--target-action=promote',
      'restore',
    )
    await start(other)
    while ((await ask('select pg_is_in_recovery()')) === 't') await sleep(100)
    const seconds = Math.round((performance.now() - restoring) / 100) / 10
    const restored = Number(await ask('select count(*) from entry where id <= 1500'))
    const rows = Number(await ask('select count(*) from entry'))
    if (restored !== 1_500 || rows !== 1_500)
      throw new Error(`1,500 rows were expected: ${restored} of them are there, and ${rows} in all.`)
    return { restored, lost, seconds }
  } finally {
    await stop(other)
    await stop(one)
    rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

/** Waits until the archive has everything that is committed by now. */
async function waitForArchive(ask: Ask) {
  const segment = await ask('select pg_walfile_name(pg_current_wal_insert_lsn())')
  const isThere = `select coalesce(last_archived_wal >= '${segment}', false) from pg_stat_archiver`
  while ((await ask(isThere)) !== 't') await sleep(100)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
