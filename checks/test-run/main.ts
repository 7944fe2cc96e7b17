// Runs all checks and tests, or the named ones. Prints a line for each, and a summary at the end.
import { fileURLToPath } from 'node:url'
import { type Counts, formatCounts, ONE_SKIPPED, sum } from './counts.ts'
import { runStep } from './step.ts'
import { chooseSteps, type Step } from './steps.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

try {
  const counts: Counts[] = []
  for (const step of chooseSteps(process.argv.slice(2))) counts.push(await runAndPrint(step))
  const total = sum(counts)
  process.exitCode = total.failed > 0 ? 1 : 0
  console.log(`\n${formatCounts(total)}`)
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function runAndPrint(step: Step): Promise<Counts> {
  const reason = step.skip?.()
  if (reason) {
    console.log(`• ${step.title} … skipped: ${reason}`)
    return ONE_SKIPPED
  }
  process.stdout.write(`• ${step.title} … `)
  const started = performance.now()
  const { counts, output } = await runStep(step, root)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const result = step.count === 'check' ? (counts.failed ? 'failed' : 'passed') : formatCounts(counts)
  console.log(`${result} in ${seconds} s`)
  if (counts.failed > 0) console.log(`\n${output.trim()}\n`)
  return counts
}
