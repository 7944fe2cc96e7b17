import { expect, test } from 'vitest'
import { runningVersions } from './running-versions.ts'

test('reads the names and versions of an open page', () => {
  expect([...(runningVersions('news@1.0.0-a,shop@2.0.0+b') ?? [])]).toEqual([
    ['news', '1.0.0-a'],
    ['shop', '2.0.0+b'],
  ])
})

test.each(['', 'news', 'news@', '@1', '../news@1', 'news@../1', 'news@\u0000', ',,@,'])(
  'leaves out what names no version (%j)',
  (query) => expect([...(runningVersions(query) ?? [])]).toEqual([]),
)

test.each([undefined, ['news@1'], { news: '1' }, `news@${'1'.repeat(9_000)}`])(
  'reads nothing else (%#)',
  (query) => expect(runningVersions(query)).toBeUndefined(),
)
