import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../registry/bundles/fixture-bundle.ts'
import { describeProblem, readProblems } from './problems.ts'

const load = { name: 'mf-chat', version: 'dev', kind: 'load', ms: 12 } as const
const crash = { name: 'mf-chat', version: 'dev', kind: 'crash', message: 'TypeError: x' } as const
const failure = { name: 'mf-chat', version: 'dev', kind: 'failure' } as const

test('reports crashes and failures, but not loads', async () => {
  const problems = readProblems(JSON.stringify([load, crash, failure]))
  expect(await Promise.all(problems.map((problem) => describeProblem(problem, '/nowhere')))).toEqual([
    'mf-chat dev threw an error in the page: TypeError: x',
    'mf-chat dev could not be loaded by the page: no reason given',
  ])
})

test('a crash names the lines of the sources, whatever its stack claims', async () => {
  const output = await temporaryFolder()
  await mkdir(join(output, 'mf-chat'))
  await writeFile(
    join(output, 'mf-chat/page.js.map'),
    JSON.stringify({
      version: 3,
      sources: ['webpack://mf-chat/./src/page.tsx'],
      names: [],
      mappings: 'AAWI',
    }),
  )
  const stack = [
    '/@dev/mf-chat/page.js:1:9',
    '/@dev/mf-chat/lost.js:7:1',
    '/@dev/../secret.js:1:1',
    '/other.js:1:1',
  ].join('\n')
  expect(await describeProblem({ ...crash, stack }, output)).toBe(
    [
      'mf-chat dev threw an error in the page: TypeError: x',
      '    at src/page.tsx:12',
      '    at mf-chat/lost.js:7',
    ].join('\n'),
  )
})

test('a report cannot control the terminal', async () => {
  const sly = { ...crash, name: 'a\u001B[2J', version: '\u202Edev', message: 'x\u001B]0;title\u0007' }
  expect(await describeProblem(sly, '/nowhere')).toBe('a [2J  dev threw an error in the page: x ]0;title ')
})

test.each(['', 'nonsense', 'null', '{}', '[null]'])('%j holds no report', (body) => {
  expect(readProblems(body)).toEqual([])
})
