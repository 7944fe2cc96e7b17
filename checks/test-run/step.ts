import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { type Counts, countPlaywright, countVitest, ONE_FAILED, ONE_PASSED, withExitCode } from './counts.ts'
import { type TimedFile, timePlaywright, timeVitest } from './slowest.ts'
import type { Step } from './steps.ts'

export interface StepResult {
  readonly counts: Counts
  /** The test files that it ran, if its tool reports them. */
  readonly files: readonly TimedFile[]
  readonly output: string
}

/** Runs one step and counts its results. */
export async function runStep(step: Step, root: string): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'test-run-'))
  const report = join(folder, 'report.json')
  try {
    const { ok, output } = await execute(step, root, report)
    if (step.count === 'check') return { counts: ok ? ONE_PASSED : ONE_FAILED, files: [], output }
    const results = await readResults(step.count, report, root)
    return results
      ? { counts: withExitCode(results.counts, ok), files: results.files, output }
      : { counts: ONE_FAILED, files: [], output }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const REPORTERS = {
  check: () => [],
  vitest: (file: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  playwright: () => ['--reporter=dot,json'],
}

function execute(step: Step, root: string, report: string): Promise<{ ok: boolean; output: string }> {
  const [command, ...args] = step.command
  const cwd = join(root, step.cwd ?? '.')
  const bins = [cwd, root].map((folder) => join(folder, 'node_modules', '.bin'))
  const child = spawn(command, [...args, ...REPORTERS[step.count](report)], {
    cwd,
    env: {
      ...process.env,
      PATH: [...bins, process.env.PATH].join(delimiter),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal)
    process.exit(1)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return new Promise((resolve) => {
    let output = ''
    const append = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.on('error', (error) => append(Buffer.from(`${command} could not be started: ${error.message}\n`)))
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      resolve({ ok: code === 0, output })
    })
  })
}

async function readResults(tool: 'vitest' | 'playwright', file: string, root: string) {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    // The tool stopped before it wrote a report. Its output says why.
    return undefined
  }
  const report = JSON.parse(text)
  return tool === 'vitest'
    ? { counts: countVitest(report), files: timeVitest(report, root) }
    : { counts: countPlaywright(report), files: timePlaywright(report) }
}
