import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { backoff } from '../backoff.ts'
import type { Binaries } from '../binaries.ts'
import type { DatabaseLocation } from '../database-location.ts'
import type { Postmaster } from '../start-postmaster.ts'
import { startWhenFree } from '../start-when-free.ts'
import { failureMessage, onMessage, type SupervisorMessage, sendMessage } from './message.ts'

/** Milliseconds within which the process that started the supervisor connects. */
const FIRST_CLIENT_TIMEOUT = 10_000

/**
 * Runs PostgreSQL while at least one process is connected to the supervisor socket, and restarts it when it dies. A client
 * that is killed disconnects like any other: the operating system closes its end of the connection.
 */
export class Supervisor {
  private readonly location: DatabaseLocation
  private readonly binaries: Binaries
  private readonly clients = new Set<Socket>()
  private readonly server = createServer({ allowHalfOpen: true }, (socket) => this.accept(socket))
  private readonly ending = new AbortController()
  private postmaster: Postmaster
  private lastMessage: SupervisorMessage = { is: 'away' }

  constructor(location: DatabaseLocation, binaries: Binaries, postmaster: Postmaster) {
    this.location = location
    this.binaries = binaries
    this.postmaster = postmaster
  }

  /** We hold the cluster, so a socket file left by a killed supervisor can go. */
  async listen(): Promise<void> {
    rmSync(this.location.supervisorSocket, { force: true })
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(this.location.supervisorSocket, resolve)
    })
    setTimeout(() => this.stopIfUnused(), FIRST_CLIENT_TIMEOUT).unref()
    void this.keepRunning().finally(() => process.exit())
  }

  private async keepRunning() {
    let postmaster: Postmaster | undefined = this.postmaster
    for (let failures = 0; ; failures += 1) {
      if (postmaster && (await this.waitForExit(postmaster))) failures = 0
      if (this.ending.signal.aborted) return
      await sleep(backoff(failures), undefined, { signal: this.ending.signal }).catch(() => undefined)
      if (this.ending.signal.aborted) return
      postmaster = await this.restart()
    }
  }

  /** Waits until PostgreSQL exits. Returns whether it ever accepted connections. */
  private async waitForExit({ ready, ended }: Postmaster): Promise<boolean> {
    try {
      await ready
      this.broadcast({ is: 'ready' })
      await ended
      this.broadcast({ is: 'away' })
      return true
    } catch (error) {
      this.broadcast(failureMessage(error))
      return false
    }
  }

  private async restart(): Promise<Postmaster | undefined> {
    try {
      const postmaster = await startWhenFree(this.location, this.binaries)
      // Another supervisor was faster. Exit at once: closing our server would delete the socket file, now the other's.
      if (!postmaster) return process.exit()
      this.postmaster = postmaster
      if (this.ending.signal.aborted) void postmaster.stop()
      return postmaster
    } catch (error) {
      this.broadcast(failureMessage(error))
      return undefined
    }
  }

  private accept(socket: Socket) {
    const leave = () => {
      const wasClient = this.clients.delete(socket)
      if (wasClient) this.stopIfUnused()
      // On shutdown the last client waits until this process exits.
      if (!this.ending.signal.aborted) socket.end()
    }
    socket.on('error', leave).on('end', leave).on('close', leave)
    onMessage(socket, ({ is }) => {
      if (is !== 'use') return
      this.clients.add(socket)
      sendMessage(socket, this.lastMessage)
    })
  }

  private stopIfUnused() {
    if (this.clients.size > 0 || this.ending.signal.aborted) return
    this.ending.abort()
    this.server.close()
    void this.postmaster.stop()
  }

  private broadcast(message: SupervisorMessage) {
    this.lastMessage = message
    for (const client of this.clients) sendMessage(client, message)
  }
}
