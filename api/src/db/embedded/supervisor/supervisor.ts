import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { patience } from '../backoff.ts'
import type { Binaries } from '../binaries.ts'
import type { Place } from '../database-location.ts'
import type { Postmaster } from '../start-postmaster.ts'
import { hold } from '../start-when-free.ts'
import { hear, type Message, say, troubleMessage } from './message.ts'

/** Whoever had the keeper started comes within this time. */
const FIRST_USER = 10_000

/**
 * Runs the database for as long as somebody is connected to the line, and starts it again when it dies. A user who is
 * killed hangs up like any other: the system closes its end.
 */
export class Keeper {
  readonly #place: Place
  readonly #binaries: Binaries
  readonly #users = new Set<Socket>()
  readonly #server = createServer({ allowHalfOpen: true }, (socket) => this.#answer(socket))
  readonly #end = new AbortController()
  #postmaster: Postmaster
  #last: Message = { is: 'away' }

  constructor(place: Place, binaries: Binaries, postmaster: Postmaster) {
    this.#place = place
    this.#binaries = binaries
    this.#postmaster = postmaster
  }

  /** Who holds the cluster may clear away the line that a killed keeper left. */
  async listen(): Promise<void> {
    rmSync(this.#place.line, { force: true })
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(this.#place.line, resolve)
    })
    setTimeout(() => this.#endIfUnused(), FIRST_USER).unref()
    void this.#mind().finally(() => process.exit())
  }

  async #mind() {
    let postmaster: Postmaster | undefined = this.#postmaster
    for (let failures = 0; ; failures += 1) {
      if (postmaster && (await this.#watch(postmaster))) failures = 0
      if (this.#end.signal.aborted) return
      await sleep(patience(failures), undefined, { signal: this.#end.signal }).catch(() => undefined)
      if (this.#end.signal.aborted) return
      postmaster = await this.#startAgain()
    }
  }

  /** Until it ends; whether it ever took connections. */
  async #watch({ ready, ended }: Postmaster): Promise<boolean> {
    try {
      await ready
      this.#tell({ is: 'ready' })
      await ended
      this.#tell({ is: 'away' })
      return true
    } catch (error) {
      this.#tell(troubleMessage(error))
      return false
    }
  }

  async #startAgain(): Promise<Postmaster | undefined> {
    try {
      const postmaster = await hold(this.#place, this.#binaries)
      // Another keeper was faster. No orderly end: that would take away the line, which is the other's by now.
      if (!postmaster) return process.exit()
      this.#postmaster = postmaster
      if (this.#end.signal.aborted) void postmaster.stop()
      return postmaster
    } catch (error) {
      this.#tell(troubleMessage(error))
      return undefined
    }
  }

  #answer(socket: Socket) {
    const leave = () => {
      const wasUser = this.#users.delete(socket)
      if (wasUser) this.#endIfUnused()
      // The last one waits for the end, which is that of this process.
      if (!this.#end.signal.aborted) socket.end()
    }
    socket.on('error', leave).on('end', leave).on('close', leave)
    hear(socket, ({ is }) => {
      if (is !== 'use') return
      this.#users.add(socket)
      say(socket, this.#last)
    })
  }

  #endIfUnused() {
    if (this.#users.size > 0 || this.#end.signal.aborted) return
    this.#end.abort()
    this.#server.close()
    void this.#postmaster.stop()
  }

  #tell(message: Message) {
    this.#last = message
    for (const user of this.#users) say(user, message)
  }
}
