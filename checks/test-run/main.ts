// Runs all checks and tests, or the named ones. Prints a line for each, and a summary at the end. On a developer's machine
// it leaves out what has passed with the same files; `--force` runs that too.
import { fileURLToPath } from 'node:url'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { type Counts, formatCounts, ONE_SKIPPED, sum } from './counts.ts'
import { readPassedSteps } from './passed.ts'
import { slowestLines, type TimedFile } from './slowest.ts'
import { runStep } from './step.ts'
import { chooseSteps, type Step } from './steps.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A line with which tests say how to repeat their random choices. */
const SEED = /^.*SEED\b.*$/gm

try {
  const counts: Counts[] = []
  const files: TimedFile[] = []
  const started = performance.now()
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: Boolean(process.env.CI) } },
  })
  const passed = values.force ? undefined : readPassedSteps(root)
  for (const step of chooseSteps(positionals)) {
    if (passed?.has(step)) {
      console.log(`• ${step.title} … passed before with these files`)
      continue
    }
    const result = await runAndPrint(step)
    if (result.counts.failed === 0 && result.counts.passed > 0) passed?.add(step)
    counts.push(result.counts)
    files.push(...result.files)
  }
  if (files.length > 0) console.log(['\nThe slowest files:', ...slowestLines(files)].join('\n'))
  console.log(`\n${(secondsSince(started) / 60).toFixed(1)} minutes`)
  const total = sum(counts)
  process.exitCode = total.failed > 0 ? 1 : 0
  console.log(`\n${formatCounts(total)}`)
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function runAndPrint(step: Step): Promise<{ counts: Counts; files: readonly TimedFile[] }> {
  const reason = step.skip?.()
  if (reason) {
    console.log(`• ${step.title} … skipped: ${reason}`)
    return { counts: ONE_SKIPPED, files: [] }
  }
  process.stdout.write(`• ${step.title} … `)
  const started = performance.now()
  const { counts, files, output } = await runStep(step, root)
  const seconds = secondsSince(started)
  const result = step.count === 'check' ? (counts.failed ? 'failed' : 'passed') : formatCounts(counts)
  const budget = `${seconds > step.budget ? 'over its budget of' : 'budget'} ${step.budget} s`
  console.log(`${result} in ${seconds.toFixed(1)} s (${budget})`)
  const seeds = new Set(Array.from(output.matchAll(SEED), ([line]) => stripVTControlCharacters(line).trim()))
  for (const line of seeds) console.log(`  ${line}`)
  if (counts.failed > 0) console.log(`\n${output.trim()}\n`)
  return { counts, files }
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000
}
