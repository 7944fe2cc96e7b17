import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Place } from './database-location.ts'
import { explain } from './explain-failure.ts'
import { ENVIRONMENT } from './run-program.ts'
import { MARK, readPostmasterFile } from './running-server.ts'
import { quit } from './stop-process.ts'

export interface Postmaster {
  /** Settles when it takes connections; fails when it ends before. */
  readonly ready: Promise<void>
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Starts PostgreSQL, and returns when it holds its cluster: no second one can from then on. */
export async function startPostmaster(place: Place, { postgres }: Binaries): Promise<Postmaster> {
  rotate(place.log)
  const from = sizeOf(place.log)
  const child = spawnTied([postgres, ...argumentsOf(place)], place)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const until = (is: (file: { isReady: boolean }) => boolean) =>
    waitFor(child, place, is, () => explain(readFileSync(place.log).subarray(from).toString(), place.state))
  await until(() => true)
  const ready = until(({ isReady }) => isReady)
  // Who never asks is told nothing.
  ready.catch(() => undefined)
  return {
    ready,
    ended,
    async stop() {
      // By then its number may be another's.
      if (hasEnded(child)) return
      await quit(child, ended)
    },
  }
}

async function waitFor(
  child: ChildProcess,
  { cluster }: Place,
  is: (file: { isReady: boolean }) => boolean,
  explained: () => Error,
) {
  for (;;) {
    const file = readPostmasterFile(cluster)
    if (file && file.pid === child.pid && is(file)) return
    if (hasEnded(child)) throw explained()
    await sleep(10)
  }
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null
}

/** Its own process group: Ctrl+C in the terminal is meant for the site, which stops the database last. */
function spawnTied(command: readonly string[], { log, account }: Place): ChildProcess {
  const [program = '', ...args] = [...tie(), ...command]
  const file = openSync(log, 'a')
  const stdio = ['ignore', file, file] as const
  const child = spawn(program, args, {
    ...account,
    cwd: '/',
    env: ENVIRONMENT,
    detached: true,
    stdio: [...stdio],
  })
  child.on('error', () => undefined)
  closeSync(file)
  return child
}

/** Linux can end it with whoever started it, however that one ends. Elsewhere the next start finds it and stops it. */
const TIE = ['setpriv', '--pdeathsig=INT', '--'] as const

function tie(): readonly string[] {
  const [program, ...args] = TIE
  return spawnSync(program, [...args, 'true'], { env: ENVIRONMENT, stdio: 'ignore' }).status === 0 ? TIE : []
}

function argumentsOf({ cluster, sockets }: Place): string[] {
  const settings = [
    MARK,
    'port=5432',
    'listen_addresses=',
    `unix_socket_directories="${sockets.replaceAll('"', '""')}"`,
    'unix_socket_permissions=0700',
    'max_connections=200',
    // What must be read again after a kill.
    'max_wal_size=256MB',
    'timezone=UTC',
    'log_timezone=UTC',
    // Errors and statements carry what members wrote; the caller is told them anyway.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
  ]
  return ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
}

const LONGEST_LOG = 5_000_000

function rotate(log: string) {
  if (sizeOf(log) > LONGEST_LOG) renameSync(log, `${log}.old`)
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
