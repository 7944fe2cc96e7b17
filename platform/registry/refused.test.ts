import { expect, test } from 'vitest'
import { Refused } from './refused.ts'

test('a sentence that quotes control characters loses them, for people and for programs', () => {
  const quote = 'news \u001B]0;title\u0007\u202E1 is not published.'
  const refused = new Refused(
    { code: 'not-published', sentence: quote },
    { code: 'words', sentence: 'Words.', command: 'own news' },
  )
  expect(refused.sentences).toEqual(['news  ]0;title 1 is not published.', 'Words.'])
  expect(refused.message).toBe('news  ]0;title 1 is not published.\nWords. release own news')
})
