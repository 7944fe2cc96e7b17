import { expect, test } from 'vitest'
import { describeProblem, readProblems } from './problems.ts'

const load = { name: 'mf-chat', version: 'dev', kind: 'load', ms: 12 } as const
const crash = { name: 'mf-chat', version: 'dev', kind: 'crash', message: 'TypeError: x' } as const
const failure = { name: 'mf-chat', version: 'dev', kind: 'failure' } as const

test('reports crashes and failures, but not loads', () => {
  const lines = readProblems(JSON.stringify([load, crash, failure])).map(describeProblem)
  expect(lines).toEqual([
    'mf-chat dev threw an error in the page: TypeError: x',
    'mf-chat dev could not be loaded by the page: no reason given',
  ])
})

test('a report cannot control the terminal', () => {
  const sly = { ...crash, name: 'a\u001B[2J', version: '\u202Edev', message: 'x\u001B]0;title\u0007' }
  expect(describeProblem(sly)).toBe('a [2J  dev threw an error in the page: x ]0;title ')
})

test.each(['', 'nonsense', 'null', '{}', '[null]'])('%j holds no report', (body) => {
  expect(readProblems(body)).toEqual([])
})
