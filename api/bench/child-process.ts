import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A process of this folder that tells what it knows by messages: `{ url }`, `{ rate }`, … */
export async function startProcess(file: string, words: readonly string[], env: NodeJS.ProcessEnv) {
  const child = fork(join(import.meta.dirname, file), [...words], { env: { ...process.env, ...env } })
  const told: Record<string, unknown>[] = []
  let wake = () => {}
  child.on('message', (message: Record<string, unknown>) => {
    told.push(message)
    wake()
  })
  child.on('exit', () => wake())
  return {
    tell: (message: object) => void child.send(message),

    /** The next message about this. */
    async next(key: string): Promise<string> {
      for (;;) {
        const at = told.findIndex((message) => key in message)
        if (at >= 0) return String(told.splice(at, 1)[0]?.[key])
        if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}.`)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },

    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
