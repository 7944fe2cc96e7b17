interface SignupRequest {
  readonly isLoggedIn: boolean
  /** Whether the layout has room for the dialog. */
  readonly hasModal: boolean
  /** Whether the brand accepts sign-ups from this visitor. */
  readonly isAdmitted: boolean
}

/** §2, §4: decides where a visitor signs up. */
export function signupWay({
  isLoggedIn,
  hasModal,
  isAdmitted,
}: SignupRequest): 'none' | 'page' | 'dialog' | 'refused' {
  if (isLoggedIn) return 'none'
  if (!hasModal) return 'page'
  return isAdmitted ? 'dialog' : 'refused'
}
