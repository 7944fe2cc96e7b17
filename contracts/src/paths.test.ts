import { expect, test } from 'vitest'
import { membersArea, paths } from './paths.ts'

/** The route names that spec §2 gives. */
const NAMES =
  'index members members-id likes likes-type likes-m-id chats chats-id credits credits-id-paymentmethod ' +
  'credits-repeat-order premium profile notifications signup complete-signup login pricing complaints ' +
  'pages-terms pages-privacy pages-cookies pages-ban pages-return-policy pages-faq pages-service'

test('§2: routes have the names that the spec gives them', () => {
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(NAMES.split(' ')))
})

test('§2: every other route is named like its path, with dashes', () => {
  const given = NAMES.split(' ')
  for (const [name, path] of Object.entries(paths)) {
    if (given.includes(name)) continue
    expect(name).toBe(path.slice(1).replaceAll(/[:?]/g, '').replaceAll('/', '-'))
  }
})

test('§2: no two paths differ only in the name of a parameter', () => {
  const shapes = Object.values(paths).map((path) => path.replaceAll(/:\w+/g, ':'))
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('§2: the members area', () => {
  expect(membersArea).toEqual(['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium'])
})
