import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')

/** The real process, on a data folder of its own unless it is given one; gone when the test ends. */
export function start(env: NodeJS.ProcessEnv, words: readonly string[] = []) {
  const data = dataFolder()
  const child = spawn(process.execPath, [MAIN, ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: data, DEMO: 'no', ...env },
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  }
  return {
    child,
    printed: () => printed,

    async url(): Promise<string> {
      const find = () => /ready at (http:\/\/localhost:\d+)/.exec(printed)?.[1]
      await expect.poll(find, { timeout: 15_000 }).toBeDefined()
      return find() ?? ''
    },
  }
}

export async function exitCode(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return child.exitCode
  const [code] = await once(child, 'exit')
  return code
}

export function dataFolder(): string {
  const data = mkdtempSync(join(tmpdir(), 'site-'))
  // PostgreSQL does not run as root: whoever runs it must be able to enter.
  chmodSync(data, 0o755)
  // The database takes a moment to notice that nobody is there any more.
  onTestFinished(() => rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return data
}
