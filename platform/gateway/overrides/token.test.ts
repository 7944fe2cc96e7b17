import { expect, test } from 'vitest'
import { SECRET } from '../fixture-site.ts'
import { signer } from '../http/signer.ts'
import { readOverride, signOverrides } from './token.ts'

const HOUR_MS = 60 * 60 * 1000
const remotes = { news: 'http://localhost:4001/' }
const token = signOverrides(SECRET, remotes, 0)

test('a token is valid for an hour', () => {
  expect(readOverride(SECRET, token, 0)).toMatchObject({ remotes })
  expect(readOverride(SECRET, token, HOUR_MS - 1)).toMatchObject({ remotes })
  expect(readOverride(SECRET, token, HOUR_MS)).toEqual({ remotes: {}, versions: {}, until: 0 })
})

test('anything else is not a token', () => {
  const [content = '', signature = ''] = token.split('.')
  const longer = Buffer.from(JSON.stringify({ remotes, until: 9 * HOUR_MS })).toString('base64url')
  for (const forged of [
    undefined,
    '',
    '.',
    content,
    `.${signature}`,
    `${longer}.${signature}`,
    `${content}.${signature.slice(1)}`,
    signOverrides('another secret, as long', remotes, 0),
    signer(SECRET, 'visitor').sign(content),
    [token, token],
  ]) {
    expect(readOverride(SECRET, forged, 0)).toEqual({ remotes: {}, versions: {}, until: 0 })
  }
})
