import { readFileSync, rmSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { runProgram } from '../embedded-postgres/run-program.ts'
import { isAlive } from '../embedded-postgres/running-server.ts'
import { type SystemUser, writeFor } from '../embedded-postgres/system-user.ts'
import { Part } from './part.ts'

/** The user of the site, and the name of its database. */
export const SITE = 'amberly'

interface ServerOptions {
  readonly name: string
  readonly postgres: string
  readonly env: Readonly<Record<string, string>>
  readonly folder: string
  readonly port: number
  readonly password: string
  readonly systemUser: SystemUser
  readonly lineTo?: LineTo
}

/** Puts a line between a part and the port that it uses; returns the port to use instead. */
export type LineTo = (from: string, to: string, port: number) => Promise<number>

/** One PostgreSQL server, on a port of this machine: the primary, or a replica of it. */
export class PostgresServer {
  readonly part: Part
  readonly port: number
  readonly #options: ServerOptions
  readonly #data: string
  readonly #passwords: string

  constructor(options: ServerOptions) {
    const { name, postgres, folder, port, systemUser } = options
    this.#options = options
    this.port = port
    this.#data = join(folder, name)
    this.#passwords = join(folder, `${name}.passwords`)
    this.part = new Part({
      name,
      port,
      command: [postgres, '-D', this.#data, ...settingsOf(name, port)],
      log: join(folder, 'logs', `${name}.log`),
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...options.env },
      isReady: () => this.isReachable(),
      systemUser,
      stopSignal: 'SIGINT',
    })
  }

  /** Makes an empty database server, which asks for a password even on this machine. */
  async initialize(): Promise<void> {
    // An earlier start may have been stopped half-way.
    rmSync(this.#data, { recursive: true, force: true })
    writeFor(this.#options.systemUser, this.#passwords, this.#options.password)
    const locale = ['--encoding=UTF8', '--locale=C.UTF-8']
    const access = ['--username', SITE, '--pwfile', this.#passwords, '--auth=scram-sha-256']
    await this.#run('initdb', ['-D', this.#data, '--no-instructions', ...locale, ...access])
    await this.part.start()
    await this.query(`create database ${SITE}`, 'postgres')
  }

  /** Replaces whatever this server has by a copy of the primary, which it follows from then on. */
  async copy(primary: PostgresServer): Promise<void> {
    rmSync(this.#data, { recursive: true, force: true })
    const { name, password, systemUser, lineTo } = this.#options
    const port = (await lineTo?.(name, primary.part.name, primary.port)) ?? primary.port
    writeFor(systemUser, this.#passwords, `127.0.0.1:${port}:*:${SITE}:${password}`)
    const address = `host=127.0.0.1 port=${port} user=${SITE} passfile='${this.#passwords}'`
    await this.#run('pg_basebackup', [
      '--dbname',
      address,
      '--pgdata',
      this.#data,
      '--write-recovery-conf',
      '--checkpoint=fast',
    ])
    // Once it is promoted, it has no replica to wait for.
    await appendFile(join(this.#data, 'postgresql.auto.conf'), "synchronous_standby_names = ''\n")
    await this.part.start()
  }

  /** Makes a replica the primary; resolves once it takes writes. */
  async promote(): Promise<void> {
    await this.#run('pg_ctl', ['promote', '--wait', '--timeout=15', '-D', this.#data])
  }

  /** Sends a signal to the server and to each process of its connections, which would survive it while they are frozen. */
  signal(signal: NodeJS.Signals) {
    const { pid } = this.part
    if (pid === undefined) return
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    this.part.kill(signal)
    for (const child of children.split(' ').map(Number))
      if (child && isAlive(child)) process.kill(child, signal)
  }

  /** Ends it at once, so that it cannot go on as a second primary. */
  async fence(): Promise<void> {
    this.signal('SIGKILL')
    await this.part.ended()
  }

  /** Decides whether a commit waits until a replica has it on disk. */
  async setSynchronous(is: boolean): Promise<void> {
    await this.query(`alter system set synchronous_standby_names = '${is ? '*' : ''}'`)
    await this.query('select pg_reload_conf()')
  }

  /** How far its log has been written. */
  async position(): Promise<string> {
    const [row] = await this.query('select pg_current_wal_lsn()::text as position')
    return (row as { position: string }).position
  }

  /** Whether a replica follows; with a position, whether it is waited for and has everything up to there. */
  async isFollowed(position?: string): Promise<boolean> {
    const where = position ? `sync_state = 'sync' and flush_lsn >= '${position}'` : `state = 'streaming'`
    const rows = await this.query(`select 1 from pg_stat_replication where ${where}`)
    return rows.length > 0
  }

  async isReachable(): Promise<boolean> {
    return this.query('select 1', 'postgres').then(
      () => true,
      () => false,
    )
  }

  async query(statement: string, database = SITE): Promise<unknown[]> {
    const client = new pg.Client({
      connectionString: this.url(database),
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query(statement)).rows
    } finally {
      // A frozen server never answers to the end, so nobody waits for it.
      void client.end().catch(() => undefined)
    }
  }

  url(database = SITE): string {
    return `postgres://${SITE}:${this.#options.password}@127.0.0.1:${this.port}/${database}`
  }

  async #run(program: string, args: readonly string[]) {
    const { postgres, env, systemUser } = this.#options
    const { ok, output } = await runProgram(join(dirname(postgres), program), args, systemUser, env)
    if (!ok) throw new Error(`${this.part.name}: ${program} failed: ${output}`)
  }
}

function settingsOf(name: string, port: number): string[] {
  const settings = [
    `cluster_name=${name}`,
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=120',
    'timezone=UTC',
    'log_timezone=UTC',
    // A replica that was slow for a moment finds what it missed.
    'wal_keep_size=512MB',
    // One that is frozen is not waited for longer than this.
    'wal_sender_timeout=5s',
    'wal_receiver_timeout=5s',
    'wal_retrieve_retry_interval=500ms',
    // Errors and statements may contain members' data.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
  ]
  return settings.flatMap((setting) => ['-c', setting])
}
