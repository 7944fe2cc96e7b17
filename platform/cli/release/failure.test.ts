import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { Refused } from '../../registry/index.ts'
import { BuildFailed } from '../build/build-bundle.ts'
import { UsageError } from '../workspace.ts'
import { failureOf } from './failure.ts'

test('a refusal exits with 1 and prints each of its sentences on a line', () => {
  const refusals = [
    { code: 'too-big', sentence: 'It is too big.' },
    { code: 'words', sentence: 'It lacks words.' },
  ] as const
  expect(failureOf(new Refused(...refusals))).toEqual({
    code: 1,
    text: 'It is too big.\nIt lacks words.',
    json: { refused: refusals },
  })
})

test('a refusal that leads to a command says how that is called here', () => {
  const refusal = { code: 'other-team', sentence: 'Hand it over:', command: 'own cart --team toys' } as const
  expect(failureOf(new Refused(refusal))).toMatchObject({
    text: 'Hand it over: npm run release -- own cart --team toys',
    json: { refused: [refusal] },
  })
})

test.each([
  [new UsageError('What?'), 2, 'usage'],
  [new BuildFailed('Line 3 is wrong.'), 3, 'build'],
])('%s prints its sentence without a stack', (error, code, kind) => {
  const json = { failed: { code: kind, sentence: error.message } }
  expect(failureOf(error)).toEqual({ code, text: error.message, json })
})

test('prints a system error in one line, and an unexpected error with its stack', async () => {
  const missing: unknown = await readFile(import.meta.dirname).catch((error: unknown) => error)
  expect(failureOf(missing)).toMatchObject({
    code: 4,
    text: expect.stringMatching(/^The operating system reports: EISDIR[^\n]*$/),
  })
  const bug = failureOf(new RangeError('off by one'))
  expect(bug).toMatchObject({ code: 4, json: { failed: { sentence: 'RangeError: off by one' } } })
  expect(bug.text).toContain('failure.test.ts')
})
