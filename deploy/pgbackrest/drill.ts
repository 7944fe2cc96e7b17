// npm run drill: proves that the configuration of this folder brings a database back to a point in time. It works on clusters
// of its own in a temporary folder, with the PostgreSQL and the pgBackRest that Debian installs.
import { restoreDrill } from './restore-drill.ts'

const over = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => over.abort(new Error('The drill was cut off.')))
try {
  const { restored, lost, seconds } = await restoreDrill(console.log, over.signal)
  console.log(
    `Restored to the moment before the accident: ${restored} rows, none missing and none too many. The newest committed row was in the archive after ${lost} s; restoring took ${seconds} s.`,
  )
} catch (error) {
  if (!over.signal.aborted) throw error
  console.error('The drill was cut off: its databases are stopped and removed.')
  process.exitCode = 1
}
