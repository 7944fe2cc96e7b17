import { readdirSync, readFileSync } from 'node:fs'
import type { Cluster } from '../start-cluster.ts'

/** Figures of each process at a moment, under names such as `api-1 MB`. */
export type Sample = Readonly<Record<string, number>>

/** How much each may still grow in the last quarter of a run, beyond a tenth: a heap breathes. */
const MARGINS = { MB: 25, handles: 20, connections: 10 }

/** Reads the memory and the open handles of each part, and the connections to the database. */
export async function sampleOf({ parts, failover }: Cluster): Promise<Sample> {
  const sample: Record<string, number> = {}
  for (const { name, pid } of parts) {
    if (pid === undefined) continue
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    sample[`${name} MB`] = Number(kilobytes) / 1_024
    sample[`${name} handles`] = readdirSync(`/proc/${pid}/fd`).length
  }
  const [row] = await failover.primary.query('select count(*)::int as count from pg_stat_activity')
  sample['postgres connections'] = (row as { count: number }).count
  return sample
}

/** The figures that have grown beyond its margin from the third quarter of the samples to the last. */
export function grown(samples: readonly Sample[]): string[] {
  const quarter = Math.floor(samples.length / 4)
  const mean = (name: string, from: number) => {
    const values = samples.slice(from, from + quarter).map((sample) => sample[name] ?? 0)
    return values.reduce((sum, value) => sum + value, 0) / values.length
  }
  return Object.keys(samples.at(-1) ?? {}).flatMap((name) => {
    const [before, after] = [mean(name, 2 * quarter), mean(name, 3 * quarter)]
    const unit = name.split(' ').at(-1) as keyof typeof MARGINS
    if (after <= before * 1.1 + MARGINS[unit]) return []
    return [`${name}: ${before.toFixed(0)} → ${after.toFixed(0)}`]
  })
}
