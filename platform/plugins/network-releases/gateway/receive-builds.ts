import { unpackBuilds } from '../upload/unpack.ts'
import { steady } from './steady.ts'
import { inUploadFolder } from './upload-folder.ts'
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
      return await inUploadFolder(async (folder) => work(await unpackBuilds(steady(stream), folder)))
    } finally {
      freeSlot()
    }
  }
}
