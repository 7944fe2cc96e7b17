interface SignupRequest {
  readonly isLoggedIn: boolean
  /** The visitor has just signed up, and the dialog waits for the next page. */
  readonly isEntering: boolean
  /** Whether the layout has room for the dialog. */
  readonly hasModal: boolean
  /** Whether the brand accepts sign-ups from this visitor. */
  readonly isAdmitted: boolean
}

/** §2, §4: decides where a visitor signs up. */
export function signupWay({
  isLoggedIn,
  isEntering,
  hasModal,
  isAdmitted,
}: SignupRequest): 'none' | 'page' | 'dialog' | 'refused' {
  if (isLoggedIn) return isEntering && hasModal ? 'dialog' : 'none'
  if (!hasModal) return 'page'
  return isAdmitted ? 'dialog' : 'refused'
}
