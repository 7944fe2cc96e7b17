import { expect, test } from 'vitest'
import { readWishes } from './wishes.ts'

const SHELL = { layouts: ['wide', 'narrow'], access: { anyone: ['visitor'] }, locales: ['en', 'de'] }

test('names routes and widgets after their places, and gives each page its title', () => {
  const wishes = readWishes(
    {
      name: 'shop',
      layout: 'wide',
      menu: 'main',
      page: ['/shop=./Shop', '/shop/:id=./Item'],
      widget: ['corner=./Basket'],
      title: ['Shop', 'Item', 'de=Laden'],
    },
    SHELL,
  )
  expect(wishes).toEqual({
    framework: 'react',
    data: {
      name: 'shop',
      first: 'browser',
      routes: [
        { name: 'shop-shop', path: '/shop', layout: 'wide', access: 'anyone' },
        { name: 'shop-shop-id', path: '/shop/:id', layout: 'wide', access: 'anyone' },
      ],
      slots: [{ slot: 'corner', widget: 'shop-corner' }],
      navigation: [{ menu: 'main', route: 'shop-shop' }],
    },
    modules: { 'shop-shop': './Shop', 'shop-shop-id': './Item', 'shop-corner': './Basket' },
    titles: {
      en: { 'shop-shop': 'Shop', 'shop-shop-id': 'Item' },
      de: { 'shop-shop': 'Laden', 'shop-shop-id': 'Item' },
    },
  })
})

test.each([
  [{ page: ['/a=./A'] }, 'Name one with --layout: wide, narrow.'],
  [{ layout: 'wide' }, 'Name a page or a widget'],
  [{ layout: 'wide', page: ['/a'] }, "'/a' is not of the form --page /path=./Module."],
  [
    { layout: 'wide', framework: 'svelte' },
    "There is no adapter for 'svelte'. There are: react, vue, single-spa.",
  ],
])('says what is missing or wrong in %j', (options, problem) => {
  expect(() => readWishes({ name: 'a', ...options }, SHELL)).toThrow(problem)
})
