import type { FastifyInstance } from 'fastify'

/** Collects clean-up functions, and runs them in reverse order on Ctrl+C, on a signal, or when `end` is called. */
export function lifetime() {
  const ends: (() => Promise<unknown>)[] = []

  async function end() {
    for (const cleanUp of ends.splice(0).toReversed()) await cleanUp()
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Only once: a second signal ends the process immediately.
    process.once(signal, () => void end().finally(() => process.exit(0)))
  }
  return { atEnd: (...more: readonly (() => Promise<unknown>)[]) => void ends.push(...more), end }
}

/** Tells what to do about a busy port, with the exit code that a site's server uses for it. */
export class PortTaken extends Error {
  override name = 'PortTaken'
  readonly exitCode = 5

  constructor(port: number) {
    const next = `PORT=${port + 1} pnpm dev`
    super(`Port ${port} is in use by another program. Stop it, or choose another port: ${next}`)
  }
}

/** Starts listening, and returns the address for the browser. */
export async function listen(server: FastifyInstance, host: string): Promise<string> {
  const port = Number(process.env['PORT'] ?? 3000)
  try {
    const url = new URL(await server.listen({ host, port }))
    return `http://localhost:${url.port || 80}`
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new PortTaken(port)
    throw error
  }
}
