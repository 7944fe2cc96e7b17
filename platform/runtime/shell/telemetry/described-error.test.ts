import { expect, test } from 'vitest'
import { describedError } from './described-error.ts'

function errorWith(stack: string, message = 'no list'): Error {
  return Object.assign(new TypeError(message), { stack })
}

const chrome = `TypeError: no list
    at r (https://toys.example/bundles/news/1.0.0-a/page.3f.js:1:234)
    at async https://toys.example/bundles/news/1.0.0-a/entry.js?a=secret:12:3
    at <anonymous>`
const firefox = `r@https://toys.example/bundles/news/1.0.0-a/page.3f.js:1:234
async*https://toys.example/bundles/news/1.0.0-a/entry.js?a=secret:12:3
@https://toys.example/members/anna?token=secret:1:1`

test.each([chrome, firefox])('names the scripts of a stack, and nothing else of it (%#)', (stack) => {
  expect(describedError(errorWith(stack))).toEqual({
    message: 'TypeError: no list',
    stack: '/bundles/news/1.0.0-a/page.3f.js:1:234\n/bundles/news/1.0.0-a/entry.js:12:3',
  })
})

test('the message is not part of the stack', () => {
  const message = 'lost https://toys.example/bundles/news/1/anna.js:1:2'
  expect(describedError(errorWith(`TypeError: ${message}\n    at <anonymous>`, message))).toEqual({
    message: `TypeError: ${message}`,
  })
})

test('a deep stack is cut, and anything else that is thrown has none', () => {
  const deep = Array.from({ length: 50 }, (_, i) => `    at https://a.example/b.js:1:${i}`).join('\n')
  expect(describedError(errorWith(deep)).stack?.split('\n')).toHaveLength(8)
  expect(describedError('why not')).toEqual({ message: 'why not' })
  expect(describedError(undefined)).toEqual({ message: 'undefined' })
})
