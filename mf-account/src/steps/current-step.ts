import { type SignupStep, signupSteps, type User } from 'contracts'

/** The profile steps, and the last one, which confirms the e-mail address. */
export type Step = SignupStep | 'email'

type Progress = Pick<User, 'signup_step' | 'status'>

/** §4: the step to show: the requested one if it is reachable, else the next; null if nothing is left. */
export function currentStep(wanted: string | null, { signup_step, status }: Progress): Step | null {
  const next = signup_step ?? (status === 'not_confirmed' ? 'email' : null)
  if (next === null) return null
  const asked = signupSteps.find((step) => String(step) === wanted)
  return asked !== undefined && (next === 'email' || asked <= next) ? asked : next
}

/** The steps of this member: without empty ones, and without the e-mail step if the address is confirmed. */
export function stepsOf({ status }: Pick<Progress, 'status'>, empty: readonly Step[]): readonly Step[] {
  const asking = signupSteps.filter((step) => !empty.includes(step))
  return status === 'not_confirmed' ? [...asking, 'email'] : asking
}

/** The steps before and after a step, which need not be in the list itself. */
export function around(step: Step, steps: readonly Step[]) {
  const order = (one: Step) => (one === 'email' ? signupSteps.length : one)
  return {
    before: steps.findLast((one) => order(one) < order(step)),
    after: steps.find((one) => order(one) > order(step)),
  }
}
