import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { SenderOptions } from './fixtures/sender-options.ts'

const SENDER = fileURLToPath(new URL('./fixtures/sender.ts', import.meta.url))

/** Starts a process that sends due messages until it is killed or the test ends. Resolves once it does. */
export async function startSenderProcess(options: SenderOptions): Promise<ChildProcess> {
  const child = spawn(process.execPath, [SENDER, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  await once(child.stdout, 'data')
  child.stdout.resume()
  return child
}
