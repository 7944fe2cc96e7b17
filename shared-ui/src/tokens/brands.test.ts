import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast, tokenColours } from './token-colours.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const brands = globSync('brands/*.css', { cwd: import.meta.dirname }).map((file) => basename(file, '.css'))
const properties = (brand: string) =>
  Array.from(read(`brands/${brand}.css`).matchAll(/(--[\w-]+):/g), ([, name]) => name)

/** Text or icon colour → the backgrounds it appears on. */
type Pairs = Readonly<Record<string, readonly string[]>>

const grounds = ['page', 'surface', 'surface-raised', 'surface-sunken', 'neutral-soft']
const words: Pairs = {
  text: [...grounds, 'primary-soft', 'secondary-soft'],
  'text-muted': grounds,
  link: ['page', 'surface', 'surface-raised', 'surface-sunken'],
  surface: ['text-muted'],
  'on-primary': ['primary', 'primary-strong'],
  'on-secondary': ['secondary', 'secondary-strong'],
  'on-deep': ['deep'],
  'on-success': ['success'],
  'on-warning': ['warning'],
  'on-danger': ['danger', 'danger-strong'],
  'primary-text': ['primary-soft', 'page', 'surface', 'surface-raised', 'surface-sunken'],
  'secondary-text': ['secondary-soft', 'page', 'surface', 'surface-raised', 'surface-sunken'],
  'success-text': ['success-soft', 'page', 'surface', 'surface-raised', 'surface-sunken'],
  'warning-text': ['warning-soft', 'page', 'surface', 'surface-raised', 'surface-sunken'],
  'danger-text': ['danger-soft', 'page', 'surface', 'surface-raised', 'surface-sunken'],
}
const signs: Pairs = {
  focus: ['page', 'surface', 'surface-raised', 'surface-sunken'],
  'line-strong': ['page', 'surface', 'surface-raised'],
  secondary: ['page', 'surface'],
}
/** Colours on the brand's dark colour, where the dark scheme applies. */
const onDeep: Pairs = { text: ['deep'], 'text-muted': ['deep'], link: ['deep'], 'primary-text': ['deep'] }

function below(least: number, pairs: Pairs, colour: (token: string) => Parameters<typeof contrast>[0]) {
  return Object.entries(pairs).flatMap(([front, backs]) =>
    backs.flatMap((back) => {
      const ratio = contrast(colour(`--color-${front}`), colour(`--color-${back}`))
      return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : []
    }),
  )
}

describe.each(brands)('%s', (brand) => {
  const sheets = [read('brands/amberly.css'), read('tokens.css'), read(`brands/${brand}.css`)]

  test.each(['light', 'dark'] as const)('meets AA contrast, %s', (scheme) => {
    const colour = tokenColours(sheets, scheme)
    expect(below(4.5, words, colour)).toEqual([])
    expect(below(3, signs, colour)).toEqual([])
    if (scheme === 'dark') expect(below(4.5, onDeep, colour)).toEqual([])
  })

  test('applies under its own name, and sets only brand properties', () => {
    expect(read('index.ts')).toContain(`import './brands/${brand}.css'`)
    expect(read(`brands/${brand}.css`)).toContain(`[data-brand="${brand}"] {`)
    expect(properties('amberly')).toEqual(expect.arrayContaining(properties(brand)))
  })
})

test('§1: the default brand is orange-gold and pink, in Open Sans with Arial as fallback', () => {
  expect(read('brands/amberly.css')).toContain(':where(:root)')
  const sheet = read('brands/amberly.css')
  expect(sheet).toMatch(/--brand-primary: #f6a723;.*--brand-secondary: #d4226f;/s)
  expect(sheet).toContain('--brand-font: "Open Sans Variable", var(--brand-font-fallback);')
  expect(sheet).toMatch(/--brand-font-fallback: .*Arial, sans-serif;/)
})

test('the contrast calculation agrees with known values', () => {
  const colour = tokenColours(
    [
      '--a: #000; --b: #fff; --c: light-dark(#777, var(--b)); --d: color-mix(in oklab, #ff0000 50%, #0000ff);',
    ],
    'light',
  )
  expect(contrast(colour('--a'), colour('--b'))).toBeCloseTo(21)
  expect(contrast(colour('--b'), colour('--c'))).toBeCloseTo(4.48, 2)
  // Chromium computes rgb(140 83 162).
  expect(contrast(colour('--b'), colour('--d'))).toBeCloseTo(5.42, 1)
})
