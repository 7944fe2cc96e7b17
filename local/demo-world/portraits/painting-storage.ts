import { BoundedQueue, QueueFull } from '../../../api/src/bounded-queue.ts'
import type { Database } from '../../../api/src/db/database.ts'
import { refuse } from '../../../api/src/http/refusal.ts'
import { pictureIdIn } from '../../../api/src/pictures/save-picture.ts'
import type { Storage } from '../../../api/src/storage/storage.ts'
import { paintPicture } from './paint-picture.ts'

interface Parts {
  readonly database: Pick<Database, 'db'>
  readonly storage: Storage
}

/** A storage that paints the pictures of demo members when they are first asked for. */
export function paintingStorage({ database, storage }: Parts): Storage {
  // Two at a time, so that uploads find room beside them.
  const queue = new BoundedQueue({ concurrency: 2, maxWaiting: 200 })
  const painting = new Map<string, Promise<void>>()
  const paint = (id: string) => {
    const running = painting.get(id)
    if (running) return running
    const started = queue.run(() => paintPicture({ database, storage }, id))
    const ended = started.finally(() => painting.delete(id))
    painting.set(id, ended)
    return ended
  }
  return {
    ...storage,
    async get(name) {
      const file = await storage.get(name)
      const id = pictureIdIn(name)
      if (file || id === undefined) return file
      await paint(id).catch(refuseWhenBusy)
      return storage.get(name)
    },
  }
}

function refuseWhenBusy(error: unknown): never {
  if (error instanceof QueueFull) refuse('unexpected', { status: 503, retryAfter: 5, cause: error })
  throw error
}
