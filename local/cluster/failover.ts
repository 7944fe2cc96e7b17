import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../api/src/db/log.ts'
import type { PostgresServer } from './postgres-server.ts'

/** Milliseconds for which a primary is gone before the replica takes over. */
const GONE = 3_000
const LOOK = 500

interface FailoverOptions {
  readonly primary: PostgresServer
  readonly replica: PostgresServer
  /** Sends connections to another primary. */
  readonly pointTo: (primary: PostgresServer) => Promise<void>
  readonly log: Pick<Log, 'warn'>
}

/**
 * Watches two servers. While both run, a commit waits for both, so that the replica takes over without a loss when the
 * primary is gone. A server that comes back copies the other one. While there is only one, it does not wait, and nothing can
 * take over: it is started again.
 */
export class Failover {
  primary: PostgresServer
  replica: PostgresServer
  /** Whether the replica has all that was acknowledged. */
  isSafe = false
  readonly #options: FailoverOptions
  readonly #over = new AbortController()
  #watching: Promise<void> | undefined
  #goneSince: number | undefined
  #isSwitching = false
  #looking = Promise.resolve()

  constructor(options: FailoverOptions) {
    this.#options = options
    this.primary = options.primary
    this.replica = options.replica
  }

  start() {
    this.#watching = this.#watch()
  }

  async stop(): Promise<void> {
    this.#over.abort()
    await this.#watching
  }

  /** Lets the two servers change places, as before maintenance of the primary. */
  async switchOver(): Promise<void> {
    if (!this.isSafe) throw new Error('The replica is not up to date: nothing was switched.')
    this.#isSwitching = true
    try {
      await this.#looking
      // It ends once the replica has everything.
      await this.primary.part.stop()
      await this.#takeOver()
    } finally {
      this.#isSwitching = false
    }
  }

  async #watch() {
    while (!this.#over.signal.aborted) {
      if (!this.#isSwitching)
        this.#looking = this.#look().catch((error: unknown) =>
          this.#say(`The servers could not be looked after: ${describe(error)}`),
        )
      await this.#looking
      await sleep(LOOK, undefined, { signal: this.#over.signal }).catch(() => undefined)
    }
  }

  async #look() {
    if (!(await this.primary.isReachable())) {
      this.#goneSince ??= Date.now()
      if (Date.now() - this.#goneSince < GONE) return
      this.#goneSince = undefined
      // It may be frozen, and must not wake up as a second primary.
      await this.primary.fence()
      if (this.isSafe) return this.#takeOver()
      this.#say(`${nameOf(this.primary)} is gone without a replica that has everything: starting it again.`)
      await this.primary.part.start()
      return this.primary.setSynchronous(false)
    }
    this.#goneSince = undefined
    if (this.isSafe && (await this.primary.isFollowed())) return
    if (this.isSafe) await this.#standAlone()
    await this.#gainReplica()
  }

  async #takeOver() {
    this.isSafe = false
    await this.replica.promote()
    const former = this.primary
    this.primary = this.replica
    this.replica = former
    await this.#options.pointTo(this.primary)
    this.#say(`${nameOf(this.primary)} has taken over from ${former.part.name}.`)
  }

  async #standAlone() {
    try {
      await this.primary.setSynchronous(false)
    } catch (error) {
      // The replica may be missing because the primary has just died, which then still waited for it.
      if (!isOutOfReach(error)) this.isSafe = false
      throw error
    }
    this.isSafe = false
    this.#say(`${nameOf(this.replica)} is gone: ${this.primary.part.name} goes on alone.`)
  }

  async #gainReplica() {
    await this.replica.fence()
    await this.replica.copy(this.primary)
    await until(() => this.primary.isFollowed())
    await this.primary.setSynchronous(true)
    try {
      // Connections read the new setting before their next statement: what they commit from here on is waited for.
      await sleep(LOOK)
      const position = await this.primary.position()
      await until(() => this.primary.isFollowed(position))
    } catch (error) {
      await this.primary.setSynchronous(false)
      throw error
    }
    this.isSafe = true
    this.#say(
      `${nameOf(this.replica)} follows ${this.primary.part.name} as process ${this.replica.part.pid}.`,
    )
  }

  #say(sentence: string) {
    this.#options.log.warn(sentence)
  }
}

const nameOf = ({ part: { name, port } }: PostgresServer) => `${name} on port ${port}`

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Whether nothing was sent: there was no server, or one that starts or stops. */
function isOutOfReach(error: unknown): boolean {
  return ['ECONNREFUSED', '57P03'].includes((error as { readonly code?: string }).code ?? '')
}

async function until(isSo: () => Promise<boolean>) {
  const deadline = Date.now() + 30_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('A replica does not follow.')
    await sleep(100)
  }
}
