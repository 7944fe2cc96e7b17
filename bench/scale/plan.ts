import type { Action } from './actions.ts'
import type { Costs, Part } from './costs.ts'

/** How often a member who is active on a day does an action on that day: guesses, to be replaced by a site's own figures. */
export const HABITS: Readonly<Record<Action, number>> = {
  'visitor opens the home page': 3,
  'member opens a page': 6,
  'page of a search': 12,
  suggestions: 4,
  profile: 25,
  picture: 200,
  'list of chats': 10,
  conversation: 20,
  'message, told to the open page of the other': 20,
  like: 10,
}

/** This share of a day's work is done in its busiest hour. */
const BUSIEST_HOUR = 0.1
/** Processors are used up to this share in that hour: the rest is for a node that fails, and for bad minutes. */
const USED = 0.5
const HOUR_MS = 3_600_000

interface Machine {
  readonly cores: number
  /** Euros a month. */
  readonly price: number
}

/** Prices of the machines that the guide names, from the lists of European providers in 2026: an assumption as well. */
const MACHINES = {
  small: { cores: 4, price: 40 },
  large: { cores: 32, price: 400 },
} as const satisfies Record<string, Machine>

/** A kind of machine, the parts on it, and how few of it a site that survives the loss of one has. */
const KINDS = [
  { name: 'nginx', machine: MACHINES.small, parts: ['nginx'], least: 2 },
  { name: 'gateway', machine: MACHINES.small, parts: ['gateway'], least: 2 },
  { name: 'api', machine: MACHINES.small, parts: ['api', 'pgbouncer'], least: 2 },
  { name: 'jobs', machine: MACHINES.small, parts: ['jobs'], least: 1 },
  { name: 'redis', machine: MACHINES.small, parts: ['redis'], least: 1 },
] as const satisfies readonly {
  readonly name: string
  readonly machine: Machine
  readonly parts: readonly Part[]
  readonly least: number
}[]

export interface PlannedKind {
  readonly name: string
  /** Cores in use in the busiest hour. */
  readonly cores: number
  readonly machines: number
  readonly price: number
}

/** The machines that a site needs with so many members active on a day. */
export function planFor(active: number, costs: Costs, habits = HABITS): PlannedKind[] {
  const coresOf = (parts: readonly Part[]) => {
    const names = Object.keys(habits) as Action[]
    const ms = names.reduce(
      (sum, name) => sum + habits[name] * parts.reduce((own, part) => own + costs[name].times[part], 0),
      0,
    )
    return (active * ms * BUSIEST_HOUR) / HOUR_MS
  }
  const kinds = KINDS.map(({ name, machine, parts, least }) => {
    const cores = coresOf(parts)
    const machines = Math.max(least, Math.ceil(cores / USED / machine.cores))
    return { name, cores, machines, price: machines * machine.price }
  })
  return [...kinds, planDatabase(coresOf(['postgres-1']))]
}

/** A primary and its replica grow together; beyond a large machine, brands need databases of their own. */
function planDatabase(cores: number): PlannedKind {
  const machine = cores / USED <= MACHINES.small.cores ? MACHINES.small : MACHINES.large
  const primaries = Math.max(1, Math.ceil(cores / USED / machine.cores))
  return { name: 'postgres', cores, machines: 2 * primaries, price: 2 * primaries * machine.price }
}

/** The plan as a table of text. */
export function formatPlan(active: number, plan: readonly PlannedKind[]): string {
  const rows = plan.map(
    ({ name, cores, machines, price }) =>
      `${name.padEnd(10)}${cores.toFixed(1).padStart(8)}${String(machines).padStart(10)}${price.toLocaleString('en').padStart(10)}`,
  )
  const sum = plan.reduce((total, { price }) => total + price, 0)
  return [
    `${active.toLocaleString('en')} members active a day`,
    `${'kind'.padEnd(10)}${'cores'.padStart(8)}${'machines'.padStart(10)}${'€/month'.padStart(10)}`,
    ...rows,
    `${'in all'.padEnd(28)}${sum.toLocaleString('en').padStart(10)}`,
  ].join('\n')
}
