import { readCosts } from './costs.ts'
import { formatPlan, planFor } from './plan.ts'

const SIZES = [10_000, 1_000_000, 10_000_000]

const sizes = process.argv.slice(2).map(Number)
if (sizes.every((size) => Number.isInteger(size) && size > 0)) {
  const costs = readCosts()
  for (const size of sizes.length > 0 ? sizes : SIZES)
    console.log(`${formatPlan(size, planFor(size, costs))}\n`)
} else {
  console.error(
    'Usage: npm run scale -- 250000: the machines that a site with so many members active on a day needs',
  )
  process.exitCode = 2
}
