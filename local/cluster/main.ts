// npm run cluster -- promote: lets the replica of the running cluster take over.
// npm run cluster -- [--size MEMBERS]: runs the command that builds the site and starts a cluster, which this file is given:
// main.ts platform/cli/main.ts start local/cluster/run.ts
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { partsFolder, readState, runningPid } from './state.ts'

/** Milliseconds for the replica to take over. */
const PATIENCE = 60_000

const data = resolve(process.env['DATA_DIR'] || '.amberly/cluster')
const [command = '', ...rest] = process.argv.slice(2)
const running = runningPid(data)
if (rest.includes('promote')) await promote()
else if (running) fail(`A cluster already runs in ${data}.`)
else {
  process.argv = [process.execPath, resolve(command), ...rest]
  await import(resolve(command))
}

async function promote() {
  if (!running) return fail(`No cluster runs in ${data}.`)
  const primary = () => readState(partsFolder(data)).primary
  const before = primary()
  console.log(`The replica takes over from ${before}: writes wait until it has …`)
  process.kill(running, 'SIGUSR2')
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await sleep(200))
    if (primary() !== before)
      return console.log(
        `${primary()} is the primary now. ${before} becomes its replica, and says so in the cluster’s terminal.`,
      )
  return fail(`${before} is still the primary. The terminal of the cluster says why.`)
}

function fail(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
