import { expect, it } from 'vitest'
import { chooseSteps, STEPS } from './steps.ts'

it('selects all steps by default', () => {
  expect(chooseSteps([])).toBe(STEPS)
})

it('selects steps by name, in their fixed order', () => {
  expect(new Set(chooseSteps(['e2e', 'unit']).map((step) => step.name))).toEqual(new Set(['unit', 'e2e']))
  expect(chooseSteps(['lint']).map((step) => step.title)).toEqual([
    'Lint',
    'Format',
    'Boundaries',
    'Comments',
    'Unused code',
    'Migrations',
    'Words',
  ])
})

it('lists the known steps when a name is unknown', () => {
  expect(() => chooseSteps(['units'])).toThrow(/no step called units.*lint, types, unit, browser, build/)
})

it('budgets twenty minutes in all', () => {
  expect(STEPS.reduce((total, { budget }) => total + budget, 0)).toBeLessThanOrEqual(20 * 60)
})
