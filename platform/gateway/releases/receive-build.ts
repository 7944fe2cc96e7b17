import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuse, unpackBuild } from '../../registry/index.ts'

/** A publish holds its whole build in memory at its end. */
const MAX_AT_ONCE = 4

/** Returns a function that unpacks a build into a temporary folder, works with it, and removes it. */
export function buildReceiver() {
  let running = 0

  return async function withBuild<T>(
    stream: AsyncIterable<Uint8Array>,
    work: (folder: string) => Promise<T>,
  ): Promise<T> {
    if (running >= MAX_AT_ONCE) {
      return refuse('busy', `${MAX_AT_ONCE} other builds are being published. Try again in a minute.`)
    }
    running++
    const folder = await mkdtemp(join(tmpdir(), 'publish-'))
    try {
      await unpackBuild(stream, folder)
      return await work(folder)
    } finally {
      running--
      await rm(folder, { recursive: true, force: true })
    }
  }
}
