import { expect, test } from 'vitest'
import { readChannel } from './commands/publish.ts'
import { audienceSentences, flipSentences, rollbackSentences, storedSentences } from './sentences.ts'

const hint = (words: string) => `npm run release -- ${words}`
const release = { name: 'cart', version: '2.0.0-b' }

test('says who gets a release now, and how to take it back', () => {
  expect(audienceSentences({ ...release, from: '1.0.0-a' }, hint)).toEqual([
    'Everyone gets cart 2.0.0-b now, in place of 1.0.0-a.',
    'Watch it:     npm run release -- status cart',
    'Take it back: npm run release -- rollback cart',
  ])
})

test('suggests no rollback of a first release', () => {
  expect(audienceSentences(release, hint).join('\n')).not.toMatch(/in place of|rollback/)
})

test('suggests promoting a canary or a stored version', () => {
  const canary = audienceSentences({ ...release, from: '1.0.0-a', share: 0.1 }, hint)
  expect(canary[0]).toBe(
    '10% of the visitors get cart 2.0.0-b now, always the same ones; the others keep 1.0.0-a.',
  )
  expect(canary.join('\n')).toContain('npm run release -- promote cart')
  expect(storedSentences('cart', '2.0.0-b', hint).join('\n')).toContain(
    'npm run release -- promote cart@2.0.0-b --canary 10%',
  )
})

test('names the target of a canary', () => {
  const only = { country: ['fi', 'se'], language: ['fi'] }
  expect(audienceSentences({ ...release, from: '1.0.0-a', share: 0.1, only }, hint)[0]).toBe(
    '10% of the visitors with country fi or se, and language fi get cart 2.0.0-b now, always the same ones; the others keep 1.0.0-a.',
  )
  expect(readChannel({ canary: '25%', only: ['country=fi,se', 'language=fi'] })).toMatchObject({ only })
})

test('the registry chooses the channel by default; two at once are refused', () => {
  expect(readChannel({})).toEqual({ kind: 'default' })
  expect(readChannel({ all: true })).toEqual({ kind: 'live' })
  expect(readChannel({ hold: true })).toEqual({ kind: 'hold' })
  expect(readChannel({ canary: '25%' })).toEqual({ kind: 'canary', share: 0.25 })
  expect(() => readChannel({ canary: '25%', hold: true })).toThrow('use one of them')
  expect(() => readChannel({ canary: '25%', all: true })).toThrow('use one of them')
})

test('says what was released in one flip, and that one command takes all of it back', () => {
  const lines = flipSentences(
    [
      { ...release, from: '1.0.0-a' },
      { name: 'toy', version: '1.0.0-t' },
    ],
    hint,
  )
  expect(lines.slice(0, 3)).toEqual([
    'Everyone gets these now, all from the same moment on:',
    '  cart 2.0.0-b, in place of 1.0.0-a',
    '  toy 1.0.0-t',
  ])
  expect(lines.at(-1)).toMatch(/^Take all of them back: .+ rollback cart$/)
})

test('names the canaries that end with a release, and those that run again after a rollback', () => {
  const canaries = { toy: { version: '1.1.0-t', share: 0.1, since: '' } }
  const lines = flipSentences([{ ...release, ended: canaries }], hint)
  expect(lines).toContain('The canary toy 1.1.0-t, for 10% of the visitors, has ended with that.')
  expect(audienceSentences({ ...release, from: '1.0.0-a', share: 0.2, ended: canaries }, hint)[1]).toBe(
    'The canary toy 1.1.0-t, for 10% of the visitors, has ended with that.',
  )
  const back = { name: 'cart', version: '1.0.0-a', from: '2.0.0-b', resumed: canaries }
  expect(rollbackSentences(back, hint)[1]).toBe('The canary toy 1.1.0-t runs again, for 10% of the visitors.')
})

test('says what returns together with a rollback, and what nobody gets any more', () => {
  const back = { name: 'cart', version: '1.0.0-a', from: '2.0.0-b' }
  expect(rollbackSentences({ ...back, with: { shell: '1.0.0-s' } }, hint)[1]).toBe(
    'It was released together with others, which return too: shell 1.0.0-s.',
  )
  expect(rollbackSentences(back, hint)).toHaveLength(2)
  expect(rollbackSentences({ name: 'toy', version: '1.0.0-t' }, hint)[0]).toBe(
    'toy 1.0.0-t is taken back: nobody gets it any more.',
  )
})
