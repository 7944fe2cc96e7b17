import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandColours, type Palette } from './brand-colours.ts'

const TOKENS = {
  primary: 'primary',
  secondary: 'secondary',
  deep: 'deep',
  text: 'on-deep',
  paper: 'paper',
  night: 'night',
} as const

test.each(Object.keys(brandColours) as Palette[])('%s has the colours of its stylesheet', (palette) => {
  const file = new URL(`../../../../shared-ui/src/tokens/brands/${palette}.css`, import.meta.url)
  const css = readFileSync(file, 'utf8')
  const inCss = Object.entries(TOKENS).map(([name, token]) => [
    name,
    new RegExp(`--brand-${token}: (#\\w+);`).exec(css)?.[1],
  ])
  expect(brandColours[palette]).toEqual(Object.fromEntries(inCss))
})
