import type { FastifyInstance } from 'fastify'

/** What a process has begun and must end, the last first: at Ctrl+C, when it is told to, or because it fails. */
export function lifetime() {
  const ends: (() => Promise<unknown>)[] = []

  async function end() {
    for (const one of ends.splice(0).toReversed()) await one()
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Once: who cannot wait asks a second time, and the process is gone.
    process.once(signal, () => void end().finally(() => process.exit(0)))
  }
  return { atEnd: (...more: readonly (() => Promise<unknown>)[]) => void ends.push(...more), end }
}

/** The sentence says what to do; the exit code is that of a site's own server. */
export class PortTaken extends Error {
  override name = 'PortTaken'
  readonly exitCode = 5

  constructor(port: number) {
    const next = `PORT=${port + 1} pnpm dev`
    super(`Port ${port} is taken by another program. Stop that, or choose another: ${next}`)
  }
}

/** Where the server listens. */
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
