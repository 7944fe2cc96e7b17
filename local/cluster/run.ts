// Runs a cluster until Ctrl+C: see main.ts and README.md.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ClusterTrouble } from './programs.ts'
import { startCluster } from './start-cluster.ts'
import { pidFile } from './state.ts'

const data = resolve(process.env['DATA_DIR'] || '.amberly/cluster')
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => !word.endsWith('.ts') && word !== 'start'),
  allowPositionals: true,
  options: { size: { type: 'string' } },
})
await run().catch(fail)

async function run() {
  const began = performance.now()
  const log = { warn: (sentence: string) => console.log(`${new Date().toISOString()} ${sentence}`) }
  const size = values.size === undefined ? {} : { size: Number(values.size) }
  mkdirSync(data, { recursive: true })
  writeFileSync(pidFile(data), String(process.pid))
  process.on('exit', () => rmSync(pidFile(data), { force: true }))
  const starting = startCluster({ data, port: Number(process.env['PORT'] || 3000), log, ...size })
  const stopAll = async () => {
    console.log('\nStopping the parts of the cluster … Again ends them at once.')
    await starting.then(({ stop }) => stop()).catch(() => undefined)
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      // The kernel ends the parts with this process.
      process.on(signal, () => process.exit(1))
      void stopAll()
    })
  }
  process.on('SIGUSR2', () => {
    starting.then(({ failover }) => failover.switchOver()).catch(({ message }: Error) => log.warn(message))
  })
  const { url, parts, folder, settingsFile } = await starting
  const seconds = ((performance.now() - began) / 1_000).toFixed(0)
  console.log(`\nThe cluster is ready at ${url} after ${seconds} s. Its logs are in ${folder}/logs.`)
  console.log(`Commands work on it after this one: . ${settingsFile}\n`)
  console.table(parts.map(({ name, port, pid }) => ({ part: name, port, pid })))
}

function fail(error: unknown): never {
  console.error(error instanceof ClusterTrouble ? error.message : error)
  process.exit(1)
}
