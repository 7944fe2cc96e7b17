import { expect, it } from 'vitest'
import { chooseSteps, STEPS } from './steps.ts'

it('are all run where none is named', () => {
  expect(chooseSteps([])).toBe(STEPS)
})

it('are run by name, in their own order', () => {
  expect(new Set(chooseSteps(['e2e', 'unit']).map((step) => step.name))).toEqual(new Set(['unit', 'e2e']))
  expect(chooseSteps(['lint']).map((step) => step.title)).toEqual([
    'Lint',
    'Format',
    'Boundaries',
    'Comments',
    'Unused code',
    'Words',
  ])
})

it('names those there are when asked for another', () => {
  expect(() => chooseSteps(['units'])).toThrow(/no step called units.*lint, types, unit, browser, build/)
})
