import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type FolderStorage, folderStorage } from '../../registry/index.ts'

const POLL_MS = 100

/** Called once if another process holds the lock, with its id. */
type OnWait = (pid: number) => void

/**
 * Does work that only one process at a time may do; others wait for it. The lock is a file in the folder that names its
 * process. If that is gone, for example killed, the next process takes over.
 */
export async function withLock<T>(
  folder: string,
  name: string,
  work: () => Promise<T>,
  onWait: OnWait,
): Promise<T> {
  return holding(folderStorage(folder), name, work, onWait)
}

async function holding<T>(
  locks: FolderStorage,
  key: string,
  work: () => Promise<T>,
  onWait?: OnWait,
): Promise<T> {
  const own = Buffer.from([process.pid, await startOf(process.pid), randomUUID()].join(' '))
  let isWaiting = false
  while (!(await locks.create(key, own))) {
    const lock = await locks.read(key)
    const [pid = '', start = '', id = ''] = lock?.toString().split(' ') ?? []
    if (lock === null) continue
    if (await isRunning(Number(pid), start)) {
      if (!isWaiting) onWait?.(Number(pid))
      isWaiting = true
      await sleep(POLL_MS)
      continue
    }
    // Removing an abandoned lock needs a lock itself: it may have been replaced since it was read.
    await holding(locks, `abandoned-${id}`, async () => {
      if ((await locks.read(key))?.equals(lock)) await locks.remove(key)
    })
  }
  try {
    return await work()
  } finally {
    await locks.remove(key)
  }
}

async function isRunning(pid: number, start: string): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Another user's process can't be signalled, but it runs.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return start === (await startOf(pid))
}

/**
 * The start time of a process, as far as Linux tells it: in a container that was started again, another process soon has
 * the same id.
 */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in parentheses may contain spaces; the start is the 20th field after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
