import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackBuilds } from '../../registry/index.ts'
import { steady } from './steady.ts'
import { uploadSlots } from './upload-slots.ts'

/** Returns a function that unpacks a team's builds into temporary folders, works with these, and removes them. */
export function buildsReceiver() {
  const takeSlot = uploadSlots()

  return async function withBuilds<T>(
    team: string,
    stream: AsyncIterable<Uint8Array>,
    work: (folders: string[]) => Promise<T>,
  ): Promise<T> {
    const freeSlot = await takeSlot(team)
    try {
      return await inFolder(async (folder) => work(await unpackBuilds(steady(stream), folder)))
    } finally {
      freeSlot()
    }
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
