import { type SignupStep, signupSteps, type User } from 'contracts'

/** The profile steps, and the last one, in which the e-mail is confirmed. */
export type Step = SignupStep | 'email'

type Progress = Pick<User, 'signup_step' | 'status'>

/** §4: the step that is shown: the one in the address where it may be, else the next; none where nothing is left. */
export function currentStep(wanted: string | null, { signup_step, status }: Progress): Step | null {
  const next = signup_step ?? (status === 'not_confirmed' ? 'email' : null)
  if (next === null) return null
  const asked = signupSteps.find((step) => String(step) === wanted)
  return asked !== undefined && (next === 'email' || asked <= next) ? asked : next
}

/** Those of this member, whose address may be confirmed already, without what has nothing to ask. */
export function stepsOf({ status }: Pick<Progress, 'status'>, empty: readonly Step[]): readonly Step[] {
  const asking = signupSteps.filter((step) => !empty.includes(step))
  return status === 'not_confirmed' ? [...asking, 'email'] : asking
}

/** What comes before and after a step, which may itself have nothing to ask any more. */
export function around(step: Step, steps: readonly Step[]) {
  const order = (one: Step) => (one === 'email' ? signupSteps.length : one)
  return {
    before: steps.findLast((one) => order(one) < order(step)),
    after: steps.find((one) => order(one) > order(step)),
  }
}
