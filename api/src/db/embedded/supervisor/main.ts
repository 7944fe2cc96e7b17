// The process between the site and its PostgreSQL. Several processes of the site may use the database of one data
// folder, and any of them may be killed: it runs until the last of them is gone.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { troubleWith } from '../../database-trouble.ts'
import { type Binaries, copyBinaries } from '../binaries.ts'
import { makeCluster } from '../cluster.ts'
import { type Place, placeOf } from '../database-location.ts'
import { hold } from '../start-when-free.ts'
import { type Message, troubleMessage } from './message.ts'
import { Keeper } from './supervisor.ts'

const [folder = ''] = process.argv.slice(2)
process.title = `amberly database ${folder}`
// It ends with its last user, who is told the same and has a way of its own to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

function report(message: Message) {
  process.send?.(message, () => process.disconnect())
}

try {
  const place = placeOf(folder)
  const binaries = await copyBinaries(place.state)
  await makeCluster(place, binaries)
  const postmaster = await hold(place, binaries)
  if (postmaster) {
    await new Keeper(place, binaries, postmaster).listen()
    report({ is: 'ready' })
    // What is left costs only room.
    await sweep(place, binaries).catch(console.error)
  } else report({ is: 'kept-by-another' })
} catch (error) {
  report(troubleMessage(troubleWith(folder, error)))
}

/** What killed starts and earlier versions left. Who holds the cluster may: everybody else comes to its line. */
async function sweep({ state }: Place, { postgres }: Binaries) {
  for (const name of await readdir(state)) {
    const isOld = name.startsWith('postgres-') && !postgres.startsWith(join(state, name, '/'))
    if (isOld || name.endsWith('.draft')) await rm(join(state, name), { recursive: true, force: true })
  }
}
