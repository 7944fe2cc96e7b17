/** In the order of the fields: those of the first step, then those of the second. */
export const emptySignup = { signup_message: '', email: '', date_of_birth: '', name: '', password: '' }

export type SignupValues = typeof emptySignup

const FIRST_STEP = ['signup_message', 'email', 'date_of_birth'] as const

type ByField<Value> = Readonly<Partial<Record<keyof SignupValues, Value>>>

/** The part of `byField` that concerns the first step. */
export function ofFirstStep<Value>(byField: ByField<Value>): ByField<Value> {
  const stated = FIRST_STEP.flatMap((field) => (byField[field] ? [[field, byField[field]] as const] : []))
  return Object.fromEntries(stated) as ByField<Value>
}
