interface Wish {
  readonly isLoggedIn: boolean
  /** The layout has room for the dialog. */
  readonly hasModal: boolean
  /** The brand takes this visitor. */
  readonly isAdmitted: boolean
}

/** §2, §4: what becomes of a visitor's wish to sign up. */
export function signupWay({
  isLoggedIn,
  hasModal,
  isAdmitted,
}: Wish): 'none' | 'page' | 'dialog' | 'refused' {
  if (isLoggedIn) return 'none'
  if (!hasModal) return 'page'
  return isAdmitted ? 'dialog' : 'refused'
}
