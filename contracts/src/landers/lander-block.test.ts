import { expect, test } from 'vitest'
import { landerBlock, PROPS_DEPTH, PROPS_ITEMS, PROPS_TEXT } from './lander-block.ts'

const block = { id: 'hero', type: 'night-scene', bv: 1, props: {} }
const isAllowed = (change: object) => landerBlock.safeParse({ ...block, ...change }).success

/** An object with this many levels of objects in it. */
const nested = (depth: number): object => (depth === 0 ? {} : { in: nested(depth - 1) })

test.each([
  { type: 'a-type-that-is-not-known-yet' },
  { props: { title: 'Alone tonight?', items: [{ alt: null, count: 3, isOn: true }] } },
  { props: { body: [{ p: ['See ', { a: '/faq', c: ['this'] }] }] } },
  { props: { text: 'x'.repeat(PROPS_TEXT), list: Array.from({ length: PROPS_ITEMS }, () => 1) } },
  { props: nested(PROPS_DEPTH - 1) },
])('a block may have %j', (change) => {
  expect(isAllowed(change)).toBe(true)
})

test.each([
  { id: 'Hero' },
  { type: '../hero' },
  { bv: 0 },
  { bv: 100 },
  { bv: 1.5 },
  { props: [] },
  { props: { Title: 'x' } },
  { props: { dangerouslySetInnerHTML_: 'x' } },
  { props: { text: 'x'.repeat(PROPS_TEXT + 1) } },
  { props: { list: Array.from({ length: PROPS_ITEMS + 1 }, () => 1) } },
  { props: nested(PROPS_DEPTH + 1) },
  { props: { run: () => 1 } },
])('a block may not have %o', (change) => {
  expect(isAllowed(change)).toBe(false)
})

test('a key that would change the prototype is dropped', () => {
  const { props } = landerBlock.parse({ ...block, props: JSON.parse('{"__proto__": {"a": 1}}') })
  expect(JSON.stringify(props)).toBe('{}')
  expect(props).not.toHaveProperty('a')
})
