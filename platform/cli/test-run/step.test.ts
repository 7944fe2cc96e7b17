import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runStep } from './step.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const check = { name: 'x', title: 'X', count: 'check' } as const
// The options of the reporter follow, and are not for node.
const node = (code: string) => ['node', '-e', code, '--'] as const

it('passes by its exit code', async () => {
  expect(await runStep({ ...check, command: node('') }, root)).toEqual({
    counts: { passed: 1, failed: 0, skipped: 0 },
    output: '',
  })
})

it('fails by its exit code, and keeps both outputs', async () => {
  const code = 'console.log("one"); console.error("two"); process.exitCode = 3'
  const { counts, output } = await runStep({ ...check, command: node(code) }, root)
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(output).toContain('one')
  expect(output).toContain('two')
})

it('fails where its command is missing', async () => {
  const { counts, output } = await runStep({ ...check, command: ['no-such-command'] }, root)
  expect(counts.failed).toBe(1)
  expect(output).toContain('no-such-command cannot be started')
})

it('runs in its room', async () => {
  const step = { ...check, command: node('console.log(process.cwd())'), cwd: 'contracts' }
  expect((await runStep(step, root)).output.trim()).toMatch(/contracts$/)
})

it('fails where the report that should be counted was never written', async () => {
  const step = { ...check, count: 'playwright', command: node('process.stdout.write("no browser")') } as const
  expect(await runStep(step, root)).toEqual({
    counts: { passed: 0, failed: 1, skipped: 0 },
    output: 'no browser',
  })
})

it('is counted from the report', async () => {
  const report = { stats: { expected: 2, flaky: 0, unexpected: 1, skipped: 0 }, errors: [] }
  const code = `require('fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, '${JSON.stringify(report)}')`
  const { counts } = await runStep({ ...check, count: 'playwright', command: node(code) }, root)
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0 })
})
