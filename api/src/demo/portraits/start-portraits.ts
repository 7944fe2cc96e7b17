import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Log } from '../../db/log.ts'

interface Portraits {
  /** URL of the site's database. */
  readonly url: string
  readonly log: Log
}

/** Paints missing portraits in a process of its own, so that the site stays responsive. */
export function startPortraits({ url, log }: Portraits) {
  const env = { ...process.env, DATABASE_URL: url }
  const child = fork(join(import.meta.dirname, 'process.ts'), { env })
  let isStopped = false
  child.once('exit', (code) => {
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
