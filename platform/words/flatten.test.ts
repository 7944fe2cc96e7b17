import { expect, test } from 'vitest'
import { flatten } from './flatten.ts'

test('gives every text its dotted key, in the order of the file', () => {
  const words = flatten({ skip: 'Skip', form: { send: 'Send', name: { label: 'Name' } }, close: 'Close' })
  expect([...words]).toEqual([
    ['skip', 'Skip'],
    ['form.send', 'Send'],
    ['form.name.label', 'Name'],
    ['close', 'Close'],
  ])
})

test('turns a value that is not a text into an empty one', () => {
  expect([...flatten({ number: 7, list: ['a'], nothing: null, group: {} })]).toEqual([
    ['number', ''],
    ['list', ''],
    ['nothing', ''],
  ])
})
