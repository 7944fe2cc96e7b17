import type { FastifyInstance } from 'fastify'

/** Tells what to do about a busy port, with the exit code that a site's server uses for it. */
export class PortTaken extends Error {
  override name = 'PortTaken'
  readonly exitCode = 5

  constructor(port: number) {
    const next = `PORT=${port + 1} npm run dev`
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
