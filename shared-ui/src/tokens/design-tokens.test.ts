import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { type Colour, type Scheme, tokenColours } from './token-colours.ts'

// Writes the tokens in the format of the Design Tokens Community Group, for tools of designers: run this test with
// `--update` after a change of the style sheets. Left out are those that the format has no value for: sizes that grow with
// the page, gradients and colours that let others through.

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const brands = globSync('brands/*.css', { cwd: import.meta.dirname })
  .map((file) => basename(file, '.css'))
  .sort()

const LETS_THROUGH = /transparent|rgb\(/

type Token = { readonly $type: string; readonly $value: unknown }
type Group = { [name: string]: Token | Group }

const declarationsIn = (sheet: string) =>
  Array.from(sheet.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value] as const)

/** Encodes linear light as sRGB. */
const encoded = (part: number) => (part <= 0.003_130_8 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

function colourToken(colour: Colour): Token {
  const bytes = colour.map((part) => Math.round(encoded(part) * 255))
  const components = bytes.map((byte) => Number((byte / 255).toFixed(4)))
  const hex = `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex } }
}

function plainToken(name: string, value: string): Token | undefined {
  const [, number = '', unit] = /^(-?[\d.]+)(rem|px|ms)?$/.exec(value) ?? []
  if (number !== '') {
    if (unit === undefined)
      return { $type: name.startsWith('weight-') ? 'fontWeight' : 'number', $value: Number(number) }
    return { $type: unit === 'ms' ? 'duration' : 'dimension', $value: { value: Number(number), unit } }
  }
  const [, points] = /^cubic-bezier\(([^)]+)\)$/.exec(value) ?? []
  return points === undefined
    ? undefined
    : { $type: 'cubicBezier', $value: points.split(',').map((point) => Number(point)) }
}

/** `space-2` becomes `2` in the group `space`. */
function add(group: Group, name: string, token: Token | undefined) {
  if (!token) return
  const [first = '', ...rest] = name.split('-')
  const inner = (group[first] ??= {}) as Group
  inner[rest.join('-')] = token
}

function coloursOf(brand: string, scheme: Scheme): Group {
  const sheets = [read('brands/amberly.css'), read('tokens.css'), read(`brands/${brand}.css`)]
  const colour = tokenColours(sheets, scheme)
  const group: Group = {}
  for (const [name, value] of declarationsIn(read('tokens.css')))
    if (name.startsWith('color-') && !LETS_THROUGH.test(value))
      group[name.slice('color-'.length)] = colourToken(colour(`--${name}`))
  return group
}

function designTokens(): Group {
  const tokens: Group = {}
  for (const [name, value] of declarationsIn(read('tokens.css'))) add(tokens, name, plainToken(name, value))
  for (const brand of brands)
    tokens[brand] = { light: coloursOf(brand, 'light'), dark: coloursOf(brand, 'dark') }
  return tokens
}

test('the design tokens for tools hold what the style sheets say', async () => {
  const tokens = designTokens()
  expect(tokens).toMatchObject({
    amberly: { light: { primary: { $value: { hex: '#f6a723' } } } },
    space: { 4: { $type: 'dimension', $value: { value: 1, unit: 'rem' } } },
  })
  const json = JSON.stringify(tokens, null, 2).replaceAll(/\[[^\]]+\]/g, (list) =>
    list.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  )
  await expect(`${json}\n`).toMatchFileSnapshot('design-tokens.json')
})
