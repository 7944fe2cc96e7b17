import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readPassedSteps } from './passed.ts'
import type { Step } from './steps.ts'

const lint: Step = { name: 'lint', title: 'Lint', command: ['lint'], count: 'check', budget: 1 }
const types: Step = { ...lint, title: 'Types', command: ['types'], ignores: ['docs'] }

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'passed-'))
  mkdirSync(join(root, 'docs'))
  write('code.ts', '1')
  write('docs/guide.md', '1')
  write('.gitignore', 'node_modules/')
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  execFileSync('git', ['add', '.'], { cwd: root })
})

afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, content: string) => writeFileSync(join(root, file), content)
const staged = () => execFileSync('git', ['diff', '--name-only'], { cwd: root, encoding: 'utf8' })

/** Records both steps as passed, changes a file, and returns which of them need not run. */
function passedAfter(change: () => void) {
  const before = readPassedSteps(root)
  before?.add(lint)
  before?.add(types)
  change()
  const after = readPassedSteps(root)
  return [lint, types].filter((step) => after?.has(step)).map(({ title }) => title)
}

it('leaves out what has passed with the same files', () => {
  expect(readPassedSteps(root)?.has(lint)).toBe(false)
  expect(passedAfter(() => {})).toEqual(['Lint', 'Types'])
})

it('runs a step again after a file changes, whether or not it is staged', () => {
  expect(passedAfter(() => write('code.ts', '2'))).toEqual([])
  expect(staged()).toBe('code.ts\n')
})

it('runs a step again when a file is added or removed', () => {
  expect(passedAfter(() => write('new.ts', '1'))).toEqual([])
  expect(passedAfter(() => rmSync(join(root, 'new.ts')))).toEqual([])
})

it('leaves out a step when only folders changed that it never reads', () => {
  expect(passedAfter(() => write('docs/guide.md', '2'))).toEqual(['Types'])
})

it('runs a step again whose command has changed', () => {
  expect(passedAfter(() => {})).toContain('Lint')
  expect(readPassedSteps(root)?.has({ ...lint, command: ['lint', '--strict'] })).toBe(false)
})

it('does not count as tested what was edited during the run', () => {
  const run = readPassedSteps(root)
  write('code.ts', '2')
  run?.add(lint)
  expect(readPassedSteps(root)?.has(lint)).toBe(false)
})

it('knows of no step where there is no repository', () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(readPassedSteps(root)).toBeUndefined()
})
