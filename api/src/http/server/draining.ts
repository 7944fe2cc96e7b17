import type { FastifyReply } from 'fastify'

/** Milliseconds over which clients spread their reconnects. */
const RECONNECT_SPREAD = 5_000
/** Milliseconds that a client gets to read the end of its stream. */
const END_TIMEOUT = 2_000

/** Tracks the open event streams of a process, and ends them when it shuts down. */
export class Draining {
  isDraining = false
  private readonly streams = new Set<FastifyReply>()

  get openStreams(): number {
    return this.streams.size
  }

  /** Registers an event stream, which would otherwise never end. */
  add(reply: FastifyReply) {
    this.streams.add(reply)
    reply.raw.once('close', () => this.streams.delete(reply))
    if (this.isDraining) end(reply)
  }

  /** Reports the process as not ready, and ends each stream with the time to reconnect elsewhere. */
  start() {
    this.isDraining = true
    for (const reply of this.streams) end(reply)
  }
}

function end({ raw }: FastifyReply) {
  if (raw.writableEnded) return
  raw.end(`retry: ${Math.round(Math.random() * RECONNECT_SPREAD)}\n\n`)
  // A client that does not read would keep the process alive.
  setTimeout(() => raw.destroy(), END_TIMEOUT).unref()
}
