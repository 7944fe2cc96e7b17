/** Data that login and password pages pass on in the location state, out of the URL. */
export interface PassedOn {
  /** As typed so far. */
  readonly email: string
  readonly isPasswordNew: boolean
}

/** Reads the location state, which may be anything. */
export function passedOn(state: unknown): PassedOn {
  const given: Partial<Record<keyof PassedOn, unknown>> =
    typeof state === 'object' && state !== null ? state : {}
  return {
    email: typeof given.email === 'string' ? given.email : '',
    isPasswordNew: given.isPasswordNew === true,
  }
}
