import { expect, test } from 'vitest'
import { ACTIONS, type Action } from './actions.ts'
import { byPart, type Costs, readCosts } from './costs.ts'
import { formatPlan, HABITS, planFor } from './plan.ts'

const noTime = byPart(() => 0)
const costing = (times: Partial<typeof noTime>) => ({ times: { ...noTime, ...times }, bytes: 0 })
const free = Object.fromEntries(Object.keys(ACTIONS).map((name) => [name, costing({})])) as Costs

const numberOf = (plan: ReturnType<typeof planFor>, kind: string) =>
  plan.find(({ name }) => name === kind)?.machines

test('a site survives the loss of a machine however small it is', () => {
  const plan = planFor(1, free)
  expect(plan.map(({ name, machines }) => `${name} ${machines}`)).toEqual([
    'nginx 2',
    'gateway 2',
    'api 2',
    'jobs 1',
    'redis 1',
    'postgres 2',
  ])
})

test('machines are half idle in the busiest hour, which holds a tenth of the day', () => {
  const costs = { ...free, profile: costing({ api: 4 }) }
  // 25 profiles of 4 ms: 10 ms in that hour, so 36,000 members keep a tenth of a core busy and 14,400,000 forty.
  const [, , api] = planFor(14_400_000, costs)
  expect(api).toMatchObject({ cores: 40, machines: 20, price: 800 })
})

test('a database that outgrows a large machine is several', () => {
  const costs = { ...free, profile: costing({ 'postgres-1': 4 }) }
  expect(
    [36_000, 3_600_000, 14_400_000].map((active) => numberOf(planFor(active, costs), 'postgres')),
  ).toEqual([2, 2, 6])
})

test('the measured costs name every action, and the plan adds them up', () => {
  const costs = readCosts()
  expect(Object.keys(costs)).toEqual(Object.keys(ACTIONS))
  expect(Object.keys(HABITS)).toEqual(Object.keys(ACTIONS) as Action[])
  const plan = planFor(10_000_000, costs)
  expect(plan.every(({ cores }) => cores > 0)).toBe(true)
  expect(formatPlan(10_000_000, plan)).toContain('10,000,000 members active a day')
})
