import { expect, test } from 'vitest'
import { hasCredentials } from './has-credentials.ts'

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

test.each([
  [basic('postmark:a-long-password'), true],
  [basic('postmark:a-long-password').replace('Basic', 'basic'), true],
  [basic('postmark:a-long-passwor'), false],
  [basic('other:a-long-password'), false],
  [basic(''), false],
  ['Bearer a-long-password', false],
  ['postmark:a-long-password', false],
  [undefined, false],
])('the header %j is accepted: %s', (header, expected) => {
  expect(hasCredentials(header, 'postmark:a-long-password')).toBe(expected)
})
