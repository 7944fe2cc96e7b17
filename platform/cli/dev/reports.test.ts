import { expect, test } from 'vitest'
import { sentence, troubles } from './reports.ts'

const load = { name: 'mf-chat', version: 'dev', kind: 'load', ms: 12 } as const
const crash = { name: 'mf-chat', version: 'dev', kind: 'crash', message: 'TypeError: x' } as const
const failure = { name: 'mf-chat', version: 'dev', kind: 'failure' } as const

test('what went wrong is told, what went well is not', () => {
  const told = troubles(JSON.stringify([load, crash, failure])).map(sentence)
  expect(told).toEqual([
    'mf-chat dev threw an error in the page: TypeError: x',
    'mf-chat dev could not be loaded by the page: no reason given',
  ])
})

test.each(['', 'nonsense', 'null', '{}', '[null]'])('%j is no report', (body) => {
  expect(troubles(body)).toEqual([])
})
