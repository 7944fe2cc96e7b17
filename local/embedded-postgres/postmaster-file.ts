/** The content of the `postmaster.pid` that a running PostgreSQL writes. */
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

/** Higher than the process ids of any system. */
const IMPOSSIBLE_PID = 4_194_305

/**
 * The same file with an impossible process id. After a kill, another program may have got the id of the old PostgreSQL, and
 * the next one would take it for a running server. With this id it checks only whether the shared memory is still in use.
 */
export function withImpossiblePid(text: string): string {
  return text.replace(/^.*/, String(IMPOSSIBLE_PID))
}
