import { type AnswerOf, type InputOf, saveSignupStep } from 'contracts'
import { call } from 'shared-state/api'

export type StepBody = InputOf<typeof saveSignupStep>['body']

/** §4: saves a step, and the empty steps that follow it. */
export async function saveStep(
  body: StepBody,
  empty: readonly (2 | 3)[],
): Promise<AnswerOf<typeof saveSignupStep>> {
  const result = await call(saveSignupStep, { body })
  const next = empty.find((step) => step === result.user.signup_step)
  return next === undefined ? result : saveStep({ step: next }, empty)
}
