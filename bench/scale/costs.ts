import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Action } from './actions.ts'

/** The parts of a cluster whose processors an action uses: how their names begin. `postgres-2` is the replica. */
export const PARTS = [
  'nginx',
  'gateway',
  'api',
  'jobs',
  'pgbouncer',
  'postgres-1',
  'postgres-2',
  'redis',
] as const
export type Part = (typeof PARTS)[number]

/** Milliseconds of processor time, by part. */
export type Times = Readonly<Record<Part, number>>

/** Each action's processor time, and the bytes of its answer. */
export interface Cost {
  readonly times: Times
  readonly bytes: number
}
export type Costs = Readonly<Record<Action, Cost>>

export const COSTS_FILE = join(import.meta.dirname, 'costs.json')

/** The costs as `npm run bench -- scale` last measured them. */
export function readCosts(): Costs {
  return JSON.parse(readFileSync(COSTS_FILE, 'utf8')) as Costs
}

export function sumOf(times: Times): number {
  return PARTS.reduce((sum, part) => sum + times[part], 0)
}

export function byPart(value: (part: Part) => number): Times {
  return Object.fromEntries(PARTS.map((part) => [part, value(part)])) as Record<Part, number>
}
