import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Milliseconds for a picture, or for the model to load, on a busy machine. */
const TIMEOUT = 60_000

export interface Guesser {
  /** How likely it is, in percent, that the picture shows nudity; null if it cannot be read. One at a time. */
  guess(picture: Uint8Array): Promise<number | null>
  stop(): Promise<void>
}

/** Guesses in a process of its own: the model would hold up requests, and takes 200 MB while it is there. */
export function startGuesser(): Guesser {
  const child = fork(join(import.meta.dirname, 'process.ts'), {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Sending to a child that has ended: the answer fails then.
  child.on('error', () => undefined)
  return {
    async guess(picture) {
      const answer = answerOf(child)
      child.send(picture, () => undefined)
      return answer
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}

async function answerOf(child: ChildProcess): Promise<number | null> {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(TIMEOUT)])
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('The process that guesses what pictures show has ended.')
  })
  try {
    const [answer] = await Promise.race([once(child, 'message', { signal }), ended])
    return typeof answer === 'number' ? answer : null
  } finally {
    over.abort()
    ended.catch(() => undefined)
  }
}
