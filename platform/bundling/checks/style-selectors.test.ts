import { expect, test } from 'vitest'
import { foreignSelectors, unscopedSelectors } from './style-selectors.ts'

test.each([
  ['h1 { color: red }', ['h1']],
  ['.card, h2 > p { margin: 0 }', ['h2 > p']],
  ['* { box-sizing: border-box }', ['*']],
  [':root { font-size: 20px }', [':root']],
  ['@import "x.css"; @media (width > 1px) { @layer base { body { margin: 0 } } }', ['body']],
  ['/* .card */ a:is(:hover, :focus) { color: red }', ['a:is(:hover, :focus)']],
  ['.card :global(.other) h1 { color: red } :global(.other) h1 { color: red }', [':global(.other) h1']],
  [':global .other { color: red }', [':global .other']],
])('%s reaches outside the bundle', (css, selectors) => {
  expect(foreignSelectors(css, true)).toEqual(selectors)
})

test.each([
  '.card { h1 { color: red } &:hover { color: blue } }',
  '.card:is(:hover, :has(:focus-visible), a) { color: red }',
  '.card h1, #top, [data-remote] p { color: red }',
  '@keyframes spin { from { rotate: 0 } to { rotate: 1turn } }',
  '@font-face { font-family: x; src: url("a{b}.woff2") }',
  ':root { --gap: 4px; --hue: 20 }',
  '@property --hue { syntax: "<number>"; inherits: false }',
  '',
])('%s stays inside', (css) => {
  expect(foreignSelectors(css, true)).toEqual([])
})

test('a class of a library counts in its own plain style sheet', () => {
  expect(foreignSelectors('.lib-box h1 { color: red } h2 { color: red }', false)).toEqual(['h2'])
})

test('finds rules of a component that its compiler has not limited to it', () => {
  const vue = '.a[data-v-1f] { color: red } h1[data-v-1f-s] { color: red } [data-v-1f] .deep { color: red }'
  const svelte = 'h1.svelte-1x { color: red } .a.svelte-1x .b:where(.svelte-1x) { color: red }'
  expect(unscopedSelectors(vue + svelte)).toEqual([])
  expect(unscopedSelectors(`${vue} .a { color: red } @media print { h1 { color: red } }`)).toEqual([
    '.a',
    'h1',
  ])
})
