import { expect, test } from 'vitest'
import { readChannel } from './commands/publish.ts'
import { nobodyGetsIt, whoGetsIt } from './sentences.ts'

const release = { name: 'cart', version: '2.0.0-b' }

test('a release says who gets it now, and how it is taken back', () => {
  expect(whoGetsIt({ ...release, from: '1.0.0-a' })).toEqual([
    'Everyone gets cart 2.0.0-b now, in place of 1.0.0-a.',
    'Watch it:     pnpm release status cart',
    'Take it back: pnpm release rollback cart',
  ])
})

test('of a first release nothing is said that could not be done', () => {
  expect(whoGetsIt(release).join('\n')).not.toMatch(/in place of|rollback/)
})

test('a canary and a stored version lead to being promoted', () => {
  const canary = whoGetsIt({ ...release, from: '1.0.0-a', share: 0.1 })
  expect(canary[0]).toBe(
    '10% of the visitors get cart 2.0.0-b now, always the same ones; the others keep 1.0.0-a.',
  )
  expect(canary.join('\n')).toContain('pnpm release promote cart')
  expect(nobodyGetsIt('cart', '2.0.0-b').join('\n')).toContain(
    'pnpm release promote cart 2.0.0-b --canary 10%',
  )
})

test('a channel is live unless it is said otherwise, and only one', () => {
  expect(readChannel(undefined, undefined)).toEqual({ kind: 'live' })
  expect(readChannel(undefined, true)).toEqual({ kind: 'hold' })
  expect(readChannel('25%', undefined)).toEqual({ kind: 'canary', share: 0.25 })
  expect(() => readChannel('25%', true)).toThrow('choose one of them')
})
