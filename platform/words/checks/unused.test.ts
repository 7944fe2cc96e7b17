import { expect, test } from 'vitest'
import { unused } from './unused.ts'

/** Finds the unused keys of 'toys' in this source. */
function unread(keys: readonly string[], source: string, elsewhere = '') {
  const sources = new Map([
    ['toys', [source]],
    ['shop', [elsewhere]],
  ])
  const english = new Map(keys.map((key) => [key, 'text']))
  return unused('toys', english, sources).map(({ key }) => key)
}

test('finds keys that no file reads', () => {
  expect(unread(['ball.title', 'ball.text', 'close'], "t('ball.title'); t('closed'); say('close')")).toEqual([
    'ball.text',
    'close',
  ])
})

test('a template reads every key that it can produce', () => {
  expect(unread(['ball.red.name', 'ball.blue.name', 'ball.size'], 't(`ball.${colour}.name`)')).toEqual([
    'ball.size',
  ])
})

test('a dotted key in a list counts as read', () => {
  expect(unread(['menu.balls'], "const MENU = [{ label: 'menu.balls' }] as const")).toEqual([])
})

test('a plural is read by its base, and reported once', () => {
  const keys = ['balls_one', 'balls_other', 'place_ordinal_one', 'place_ordinal_other']
  expect(unread(keys, "t('balls', { count }); t('place', { count, ordinal: true })")).toEqual([])
  expect(unread(keys, '')).toEqual(['balls', 'place'])
})

test('the gateway reads the titles and descriptions of pages', () => {
  expect(unread(['titles.list', 'descriptions.list'], '')).toEqual([])
})

test('other bundles read only with word()', () => {
  expect(unread(['stray'], '', "word('toys', 'stray')")).toEqual([])
  expect(unread(['stray'], '', "word('shop', 'stray')")).toEqual(['stray'])
  expect(unread(['stray'], '', "t('stray')")).toEqual(['stray'])
  expect(unread(['page.list'], '', 'word(match.remote.name, `page.${match.route.name}`)')).toEqual([])
})
