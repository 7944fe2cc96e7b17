import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runStep } from './step.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const check = { name: 'x', title: 'X', count: 'check', budget: 1 } as const
// `--` keeps Node from reading the reporter options that follow.
const node = (code: string) => ['node', '-e', code, '--'] as const

it('passes with exit code 0', async () => {
  expect(await runStep({ ...check, command: node('') }, root)).toEqual({
    counts: { passed: 1, failed: 0, skipped: 0 },
    files: [],
    output: '',
  })
})

it('fails with another exit code, and returns stdout and stderr', async () => {
  const code = 'console.log("one"); console.error("two"); process.exitCode = 3'
  const { counts, output } = await runStep({ ...check, command: node(code) }, root)
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(output).toContain('one')
  expect(output).toContain('two')
})

it('fails if its command is missing', async () => {
  const { counts, output } = await runStep({ ...check, command: ['no-such-command'] }, root)
  expect(counts.failed).toBe(1)
  expect(output).toContain('no-such-command could not be started')
})

it('runs in its own folder', async () => {
  const step = { ...check, command: node('console.log(process.cwd())'), cwd: 'contracts' }
  expect((await runStep(step, root)).output.trim()).toMatch(/contracts$/)
})

it('fails if the tool wrote no report', async () => {
  const step = { ...check, count: 'playwright', command: node('process.stdout.write("no browser")') } as const
  expect(await runStep(step, root)).toEqual({
    counts: { passed: 0, failed: 1, skipped: 0 },
    files: [],
    output: 'no browser',
  })
})

it('counts the results in the report, and times its files', async () => {
  const suites = [{ file: 'a.spec.ts', specs: [{ tests: [{ results: [{ duration: 500 }] }] }] }]
  const report = { stats: { expected: 2, flaky: 0, unexpected: 1, skipped: 0 }, errors: [], suites }
  const code = `require('fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, '${JSON.stringify(report)}')`
  const { counts, files } = await runStep({ ...check, count: 'playwright', command: node(code) }, root)
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0 })
  expect(files).toEqual([{ file: 'e2e/a.spec.ts', seconds: 0.5 }])
})
