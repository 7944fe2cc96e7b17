import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'

test('a name in a sentence stays as it is, and one written from right to left is isolated', () => {
  const i18n = createI18n('en')
  i18n.addResourceBundle('en', 'toy', { likes: '{{name}}, {{count}} likes' })
  const t = (name: string) => i18n.t('likes', { ns: 'toy', name, count: 3 })
  expect(t('<Ann> & "Ben"')).toBe('<Ann> & "Ben", 3 likes')
  expect(t('ליאה')).toBe('\u2068ליאה\u2069, 3 likes')
})
