import { expect, test } from 'vitest'
import { descriptions } from './descriptions.ts'

const keysWith = (length: number) => {
  const text = 'a'.repeat(length)
  const words = new Map([
    ['descriptions.list', text],
    ['list.text', text],
  ])
  return descriptions(words).map(({ key }) => key)
}

test.each([
  [69, ['descriptions.list']],
  [70, []],
  [155, []],
  [156, ['descriptions.list']],
])('of texts with %i letters, finds %j', (length, found) => {
  expect(keysWith(length)).toEqual(found)
})
