/** The navigation's state that says that an account was closed in this tab, which the address alone doesn't prove. */
export const CLOSED = 'account-closed'
