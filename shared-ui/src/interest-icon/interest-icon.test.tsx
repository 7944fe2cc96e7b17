import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InterestIcon, type InterestName } from './interest-icon.tsx'
import { interestIcons } from './interest-icons.ts'

const interestNames = Object.keys(interestIcons) as InterestName[]
const drawn = interestNames.map((interest) => renderToStaticMarkup(<InterestIcon interest={interest} />))
const shapes = drawn.map((icon) => icon.slice(icon.indexOf('>') + 1))

test('§3: each of the fifty interests has an icon, and no two are alike', () => {
  expect(interestNames).toHaveLength(50)
  expect(shapes.filter((shape) => !/<(path|circle|rect|line)\b/.test(shape))).toEqual([])
  expect(new Set(shapes).size).toBe(50)
})

test('all icons share grid, stroke and colour, and none is filled', () => {
  for (const icon of drawn) {
    expect(icon).toMatch(/^<svg [^>]*viewBox="0 0 24 24"/)
    expect(icon).toContain('stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"')
    expect(icon).toContain('fill="none" stroke="currentColor"')
    expect(icon).toContain('aria-hidden="true"')
  }
})

test('every path command of a drawing has all its coordinates', () => {
  expect(drawn.filter((icon) => /NaN|undefined|e-\d/.test(icon))).toEqual([])
})
