import { expect, test } from 'vitest'
import { startSentences } from './sentences.ts'

const nothing = { published: [], kept: [], refusals: [] }

test('a start that released everything has nothing to say', () => {
  expect(startSentences(nothing)).toEqual([])
})

test('names the versions that stay as they are, and one command for all of them', () => {
  const kept = [
    { name: 'news', version: '2', live: '1' },
    { name: 'shop', version: '5' },
    { name: 'club', version: '3', live: '2', canary: { version: '3', share: 0.1, since: '' } },
  ]
  expect(startSentences({ ...nothing, kept })).toEqual([
    'news 2 was released before, and everyone gets 1 now. A start leaves that as it is.',
    'shop 5 was released before, and nobody gets it now. A start leaves that as it is.',
    'club 3 is the canary, for 10% of the visitors, and the others get 2. A start leaves that as it is.',
    expect.stringMatching(/^To give them to everyone: .+ promote news@2 shop@5 club@3$/),
  ])
})

test('names what waits for approval', () => {
  const published = [
    {
      name: 'shell',
      version: '2',
      revision: 7,
      files: 1,
      bytes: 9,
      waits: { bundles: { shell: '2' }, planned: { at: '' } },
    },
  ]
  expect(startSentences({ ...nothing, published })).toEqual([
    'shell 2 is new, and waits for the approval by a second person: npm run release -- approve shell',
  ])
})

test('says why the gate refused, and what the site starts with', () => {
  const refusals = [
    { code: 'words', sentence: "news 3 lacks words for 'fi'." },
    { code: 'other-source', sentence: 'Hand the name over:', command: 'own news --source shop/news' },
  ] as const
  expect(startSentences({ ...nothing, refusals })).toEqual([
    "news 3 lacks words for 'fi'.",
    'Hand the name over: npm run release -- own news --source shop/news',
    'The site starts with what is live.',
  ])
})
