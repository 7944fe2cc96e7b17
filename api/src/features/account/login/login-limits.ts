import { daily, hourly } from '../../../http/limits/hourly.ts'

/** Shared by all links in mails, so that guessing a token takes far more tries than there are. */
export const LINKS = hourly('token', 60, 'ip')

// Limits for calls that reveal whether an address has an account: all brands share them, see decision 27.
export const SIGNUPS = { ...hourly('signup', 20, 'ip'), isAcrossBrands: true } as const
export const RESETS = { ...hourly('reset', 20, 'ip'), isAcrossBrands: true } as const
export const LOOKUPS = { ...daily('account-lookup', 100, 'ip'), isAcrossBrands: true } as const
