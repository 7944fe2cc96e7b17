import type { FastifyReply } from 'fastify'

/** Streams come back within this time, not all at once. */
const SPREAD = 5_000
/** For what is on its way to a page. */
const PATIENCE = 2_000

/** The end of a process, from the moment at which it is decided. */
export class Draining {
  isDraining = false
  private readonly streams = new Set<FastifyReply>()

  get openStreams(): number {
    return this.streams.size
  }

  /** A stream of events, which would never end by itself. */
  add(reply: FastifyReply) {
    this.streams.add(reply)
    reply.raw.once('close', () => this.streams.delete(reply))
    if (this.isDraining) end(reply)
  }

  /** From now on the process says that it is not ready, and each stream is told when to come back: elsewhere. */
  start() {
    this.isDraining = true
    for (const reply of this.streams) end(reply)
  }
}

function end({ raw }: FastifyReply) {
  if (raw.writableEnded) return
  raw.end(`retry: ${Math.round(Math.random() * SPREAD)}\n\n`)
  // A page that does not read would keep the process.
  setTimeout(() => raw.destroy(), PATIENCE).unref()
}
