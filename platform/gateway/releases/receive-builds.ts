import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuse, unpackBuilds } from '../../registry/index.ts'

/** A publish holds its builds in memory at its end. */
const MAX_AT_ONCE = 4

/** Returns a function that unpacks builds into temporary folders, works with these, and removes them. */
export function buildsReceiver() {
  let running = 0

  return async function withBuilds<T>(
    stream: AsyncIterable<Uint8Array>,
    work: (folders: string[]) => Promise<T>,
  ): Promise<T> {
    if (running >= MAX_AT_ONCE) {
      return refuse('busy', `The site is receiving ${MAX_AT_ONCE} other releases. Try again in a minute.`)
    }
    running++
    const folder = await mkdtemp(join(tmpdir(), 'publish-'))
    try {
      return await work(await unpackBuilds(stream, folder))
    } finally {
      running--
      await rm(folder, { recursive: true, force: true })
    }
  }
}
