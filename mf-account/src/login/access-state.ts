/** Data that login and password pages pass on in the location state, out of the URL. */
export interface AccessState {
  /** As typed so far. */
  readonly email: string
  readonly isPasswordNew: boolean
}

/** Reads the location state, which may be anything. */
export function readAccessState(state: unknown): AccessState {
  const fields: Partial<Record<keyof AccessState, unknown>> =
    typeof state === 'object' && state !== null ? state : {}
  return {
    email: typeof fields.email === 'string' ? fields.email : '',
    isPasswordNew: fields.isPasswordNew === true,
  }
}
