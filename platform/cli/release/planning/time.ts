import { UsageError } from '../../workspace.ts'

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Reads a moment: `2026-12-01T09:00Z`, `2026-12-01 09:00` in the time of this machine, or `2h` from now. */
export function readTime(text: string, now = new Date()): Date {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? []
  if (count !== undefined) return new Date(now.getTime() + Number(count) * (UNITS[unit] ?? 0))
  const time = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d)/.test(text) ? new Date(text) : undefined
  if (!time || Number.isNaN(time.getTime()))
    throw new UsageError(
      `'${text}' is not a time. Write 2026-12-01T09:00Z, "2026-12-01 09:00" in this machine's time, or 30m, 2h, 3d from now.`,
    )
  if (time <= now)
    throw new UsageError(`${time.toISOString()} is over already: the time has to be in the future.`)
  return time
}
