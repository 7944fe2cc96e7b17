/** What one page of access hands to the next beside the address, where nobody reads it. */
export interface PassedOn {
  /** As typed so far. */
  readonly email: string
  readonly isPasswordNew: boolean
}

/** Out of the state of a location, which may be anything. */
export function passedOn(state: unknown): PassedOn {
  const given: Partial<Record<keyof PassedOn, unknown>> =
    typeof state === 'object' && state !== null ? state : {}
  return {
    email: typeof given.email === 'string' ? given.email : '',
    isPasswordNew: given.isPasswordNew === true,
  }
}
