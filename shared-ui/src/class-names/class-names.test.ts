import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

test('joins names and skips what is absent', () => {
  expect(classNames('a', undefined, false, null, '', 'b')).toBe('a b')
  expect(classNames()).toBe('')
})
