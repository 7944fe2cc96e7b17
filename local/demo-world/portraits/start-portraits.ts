import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Log } from '../../../api/src/db/log.ts'
import { watchTraffic } from './watch-traffic.ts'

interface Portraits {
  /** URL of the site's database. */
  readonly url: string
  /** The site's server: painting pauses while it answers requests. */
  readonly server: Pick<Server, 'on' | 'off'>
  readonly log: Log
}

/** Paints missing portraits in a process of its own, so that the site stays responsive. */
export function startPortraits({ url, server, log }: Portraits) {
  const env = { ...process.env, DATABASES: '', DATABASE_URL: url }
  const child = fork(join(import.meta.dirname, 'process.ts'), { env })
  let isStopped = false
  const unwatch = watchTraffic(server, (traffic) => {
    // It may have ended a moment ago.
    if (child.connected) child.send(traffic, () => undefined)
  })
  child.once('exit', (code) => {
    unwatch()
    // An interrupted run resumes at the next start.
    if (code === 0) log.info('Every demo member has a portrait.')
    else if (!isStopped) log.warn(`Painting portraits ended early, with ${code ?? 'a signal'}.`)
  })
  return {
    async stop() {
      isStopped = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}
