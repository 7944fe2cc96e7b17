import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second. */
const MS_PER_TICK = 10

interface Process {
  readonly parent: number
  readonly ms: number
  /** The same of children that have ended. */
  readonly msOfEnded: number
}

/** Milliseconds of processor time that a process and everything it started have used so far. */
export function processorTime(root: number): number {
  const processes = readAll()
  const children = Map.groupBy(processes.keys(), (pid) => processes.get(pid)?.parent ?? 0)
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)]
  return below(root).reduce((sum, pid) => {
    const { ms = 0, msOfEnded = 0 } = processes.get(pid) ?? {}
    return sum + ms + msOfEnded
  }, 0)
}

function readAll(): Map<number, Process> {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return new Map(
    pids.flatMap((pid) => {
      const found = readOne(pid)
      return found ? [[pid, found] as const] : []
    }),
  )
}

function readOne(pid: number): Process | undefined {
  try {
    // The name in brackets may hold spaces; the fields behind it are numbered from 3.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const ticks = (from: number, to: number) =>
      fields.slice(from - 3, to - 2).reduce((sum, it) => sum + Number(it), 0)
    return {
      parent: Number(fields[1]),
      ms: ticks(14, 15) * MS_PER_TICK,
      msOfEnded: ticks(16, 17) * MS_PER_TICK,
    }
  } catch {
    // It has just ended.
    return undefined
  }
}
