// The supervisor: a process between the site and its PostgreSQL. Several processes of the site may share the database of a
// data folder, and any of them may be killed; the supervisor runs until the last of them is gone.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { explainFileError } from '../../../api/src/db/database-trouble.ts'
import { type Binaries, copyBinaries } from '../binaries.ts'
import { ensureCluster } from '../cluster.ts'
import { type DatabaseLocation, prepareLocation } from '../database-location.ts'
import { startWhenFree } from '../start-when-free.ts'
import { failureMessage, type SupervisorMessage } from './message.ts'
import { Supervisor } from './supervisor.ts'

const [folder = ''] = process.argv.slice(2)
process.title = `amberly database ${folder}`
// Ignore signals: a terminal sends them to the site's processes too, and the supervisor ends with the last of those.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

function report(message: SupervisorMessage) {
  process.send?.(message, () => process.disconnect())
}

try {
  const location = prepareLocation(folder)
  const binaries = await copyBinaries(location.state)
  await ensureCluster(location, binaries)
  const postmaster = await startWhenFree(location, binaries)
  if (postmaster) {
    await new Supervisor(location, binaries, postmaster).listen()
    report({ is: 'ready' })
    // Leftovers only cost disk space, so a failure to remove them is only logged.
    await removeLeftovers(location, binaries).catch(console.error)
  } else report({ is: 'run-by-other-supervisor' })
} catch (error) {
  report(failureMessage(explainFileError(folder, error)))
}

/** Removes what killed starts and earlier versions left. Safe because we hold the cluster: others only connect to us. */
async function removeLeftovers({ state }: DatabaseLocation, { postgres }: Binaries) {
  for (const name of await readdir(state)) {
    const isOld = name.startsWith('postgres-') && !postgres.startsWith(join(state, name, '/'))
    if (isOld || name.endsWith('.draft')) await rm(join(state, name), { recursive: true, force: true })
  }
}
