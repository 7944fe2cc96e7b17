import type { FastifyInstance } from 'fastify'
import { UsageError } from './workspace.ts'

interface ListenOptions {
  /** The port, if PORT names no other. */
  readonly port: number
  /** The command to run again with another port. */
  readonly retry: string
}

/** Tells what to do about a busy port, with the exit code that a site's server uses for it. */
export class PortTaken extends UsageError {
  override name = 'PortTaken'
  readonly exitCode = 5

  constructor(port: number, retry: string) {
    const next = `PORT=${port + 1} ${retry}`
    super(`Port ${port} is in use by another program. Stop it, or choose another port: ${next}`)
  }
}

/** Starts listening, and returns the address for the browser. */
export async function listen(server: FastifyInstance, host: string, options: ListenOptions): Promise<string> {
  const port = Number(process.env['PORT'] ?? options.port)
  try {
    const url = new URL(await server.listen({ host, port }))
    return `http://localhost:${url.port || 80}`
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new PortTaken(port, options.retry)
    throw error
  }
}
