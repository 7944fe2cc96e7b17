/** What a running PostgreSQL writes into its `postmaster.pid`. */
export interface PostmasterFile {
  readonly pid: number
  readonly isReady: boolean
}

export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, isReady: lines[7]?.trim() === 'ready' }
}

/** Higher than any system numbers its processes. */
const NOBODY = 4_194_305

/**
 * The same file of a process that cannot be. Where another program has got the number of a PostgreSQL that was killed,
 * the next one would believe that it still runs; so it asks instead whether anyone is left in the shared memory.
 */
export function disowned(text: string): string {
  return text.replace(/^.*/, String(NOBODY))
}
