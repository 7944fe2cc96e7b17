import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../embedded-postgres/running-server.ts'

/** The facts about a cluster that outlive a restart. */
interface State {
  readonly password: string
  readonly secret: string
  /** Gives access to `/metrics` of the site's processes. */
  readonly metricsToken: string
  /** The server that took writes last; none before the first start. */
  readonly primary?: string
}

export function readState(folder: string): State {
  const random = () => randomBytes(24).toString('base64url')
  const fresh = { password: random(), secret: random(), metricsToken: random() }
  try {
    return { ...fresh, ...(JSON.parse(readFileSync(join(folder, 'state.json'), 'utf8')) as Partial<State>) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return fresh
  }
}

export function saveState(folder: string, state: State) {
  writeFileSync(join(folder, 'state.json'), JSON.stringify(state), { mode: 0o600 })
}

/** The folder with everything of a cluster that is not the site's own. */
export const partsFolder = (data: string) => join(data, 'parts')

/** The file with the process id of the command that runs the cluster. */
export const pidFile = (data: string) => join(data, 'cluster.pid')

/** The process id of the command that runs the cluster. */
export function runningPid(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile(data), 'utf8'))
    return isAlive(pid) ? pid : undefined
  } catch {
    return undefined
  }
}
