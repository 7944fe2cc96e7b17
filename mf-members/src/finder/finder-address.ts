import { findMatches, type InputOf } from 'contracts'

/** The questions, one at a time and in this order; `found` is what they lead to. */
export const finderSteps = ['age', 'near', 'interests', 'relationship', 'found'] as const

export type FinderStep = (typeof finderSteps)[number]

export type FinderAnswers = NonNullable<InputOf<typeof findMatches>['query']>

const { shape } = findMatches.query
const names = Object.keys(shape) as (keyof typeof shape)[]

/** Where the address is in the questions, and what it answers; what makes no sense is left out. */
export function readFinder(search: URLSearchParams): { step: FinderStep; answers: FinderAnswers } {
  const step = finderSteps.find((one) => one === search.get('step')) ?? 'age'
  const entries = names.flatMap((name) => {
    const given = search.get(name)
    const { data } = given === null ? {} : shape[name].safeParse(given)
    return data === undefined ? [] : [[name, data] as const]
  })
  return { step, answers: Object.fromEntries(entries) }
}

/** The address of a step with these answers. */
export function finderSearch(step: FinderStep, answers: FinderAnswers): string {
  const entries = Object.entries(answers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return `?${new URLSearchParams([['step', step], ...entries])}`
}

/** The step that comes after, or before. */
export function stepBeside(step: FinderStep, by: 1 | -1): FinderStep | undefined {
  return finderSteps[finderSteps.indexOf(step) + by]
}
