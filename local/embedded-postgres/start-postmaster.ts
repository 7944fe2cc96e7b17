import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { DatabaseLocation } from './database-location.ts'
import { explainFailure } from './explain-failure.ts'
import { PROGRAM_ENV } from './run-program.ts'
import { CLUSTER_NAME_SETTING, readPostmasterFile } from './running-server.ts'
import { stopProcess } from './stop-process.ts'
import { tieToParent } from './tie-to-parent.ts'

export interface Postmaster {
  /** Resolves when the server accepts connections; rejects if it exits first. */
  readonly ready: Promise<void>
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Starts PostgreSQL, and returns once it has locked the cluster against a second server. */
export async function startPostmaster(
  location: DatabaseLocation,
  { postgres }: Binaries,
): Promise<Postmaster> {
  rotate(location.log)
  const from = sizeOf(location.log)
  const child = spawnTied([postgres, ...argumentsOf(location)], location)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const until = (is: (file: { isReady: boolean }) => boolean) =>
    waitFor(child, location, is, () =>
      explainFailure(readFileSync(location.log).subarray(from).toString(), location.state),
    )
  await until(() => true)
  const ready = until(({ isReady }) => isReady)
  // The caller may never await it.
  ready.catch(() => undefined)
  return {
    ready,
    ended,
    async stop() {
      // Its process id may belong to another process by then.
      if (hasEnded(child)) return
      await stopProcess(child, ended)
    },
  }
}

async function waitFor(
  child: ChildProcess,
  { cluster }: DatabaseLocation,
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

/**
 * In a process group of its own: Ctrl+C in the terminal is meant for the site, which stops the database last. Where nothing
 * ties it to the supervisor, the next start stops it.
 */
function spawnTied(command: readonly string[], { log, systemUser }: DatabaseLocation): ChildProcess {
  const [program = '', ...args] = [...tieToParent('SIGINT'), ...command]
  const file = openSync(log, 'a')
  const stdio = ['ignore', file, file] as const
  const child = spawn(program, args, {
    ...systemUser,
    cwd: '/',
    env: PROGRAM_ENV,
    detached: true,
    stdio: [...stdio],
  })
  child.on('error', () => undefined)
  closeSync(file)
  return child
}

function argumentsOf({ cluster, sockets }: DatabaseLocation): string[] {
  const settings = [
    CLUSTER_NAME_SETTING,
    'port=5432',
    'listen_addresses=',
    `unix_socket_directories="${sockets.replaceAll('"', '""')}"`,
    'unix_socket_permissions=0700',
    'max_connections=200',
    // Limits the WAL to replay after a kill.
    'max_wal_size=256MB',
    'timezone=UTC',
    'log_timezone=UTC',
    // Errors and statements may contain members' data. The caller gets them anyway.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
  ]
  return ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
}

const MAX_LOG_BYTES = 5_000_000

function rotate(log: string) {
  if (sizeOf(log) > MAX_LOG_BYTES) renameSync(log, `${log}.old`)
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
