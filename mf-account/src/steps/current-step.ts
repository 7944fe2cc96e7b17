import { type SignupStep, signupSteps, type User } from 'contracts'

/** The profile steps, and the last one, which confirms the e-mail address. */
export type FlowStep = SignupStep | 'email'

type Progress = Pick<User, 'signup_step' | 'status'>

/** §4: the step to show: the requested one if it is reachable, else the next; null if nothing is left. */
export function currentStep(requested: string | null, { signup_step, status }: Progress): FlowStep | null {
  const next = signup_step ?? (status === 'not_confirmed' ? 'email' : null)
  if (next === null) return null
  const found = signupSteps.find((step) => String(step) === requested)
  return found !== undefined && (next === 'email' || found <= next) ? found : next
}

/** The steps of this member: without empty ones, and without the e-mail step if the address is confirmed. */
export function stepsFor(
  { status }: Pick<Progress, 'status'>,
  empty: readonly FlowStep[],
): readonly FlowStep[] {
  const nonEmpty = signupSteps.filter((step) => !empty.includes(step))
  return status === 'not_confirmed' ? [...nonEmpty, 'email'] : nonEmpty
}

/** The steps before and after a step, which need not be in the list itself. */
export function neighbours(step: FlowStep, steps: readonly FlowStep[]) {
  const order = (one: FlowStep) => (one === 'email' ? signupSteps.length : one)
  return {
    before: steps.findLast((one) => order(one) < order(step)),
    after: steps.find((one) => order(one) > order(step)),
  }
}
