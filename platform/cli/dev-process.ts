import type { FastifyInstance } from 'fastify'

/** Where the server listens; a taken port ends the process with a sentence and exit code 3, as it does a site's. */
export async function listen(server: FastifyInstance, host: string): Promise<string> {
  const port = Number(process.env['PORT'] ?? 3000)
  try {
    const url = new URL(await server.listen({ host, port }))
    return `http://localhost:${url.port || 80}`
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    console.error(
      `Port ${port} is taken by another program. Stop that, or choose another: PORT=${port + 1} pnpm dev`,
    )
    process.exit(3)
  }
}

/** Ends, at Ctrl+C or when told to, everything that was begun, the last first. */
export function stopOnSignal(running: readonly (() => Promise<void>)[]) {
  const stop = async () => {
    for (const end of running.toReversed()) await end()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop())
}
