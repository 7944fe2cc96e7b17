import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Starts a process of this folder that reports through messages: `{ url }`, `{ rate }`, … */
export async function startProcess(file: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = fork(join(import.meta.dirname, file), [...args], { env: { ...process.env, ...env } })
  const messages: Record<string, unknown>[] = []
  let wake = () => {}
  child.on('message', (message: Record<string, unknown>) => {
    messages.push(message)
    wake()
  })
  child.on('exit', () => wake())
  return {
    send: (message: object) => void child.send(message),

    /** Waits for the next message with this key, and returns its value. */
    async next(key: string): Promise<string> {
      for (;;) {
        const at = messages.findIndex((message) => key in message)
        if (at >= 0) return String(messages.splice(at, 1)[0]?.[key])
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
