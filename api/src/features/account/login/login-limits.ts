import { type InputOf, isBlank, type signUp } from 'contracts'
import { daily, hourly } from '../../../http/limits/hourly.ts'
import { networkOf } from '../../../http/limits/network-of.ts'

/** Shared by all links in mails, so that guessing a token takes far more tries than there are. */
export const LINKS = hourly('token', 60, 'ip')

// Limits for calls that reveal whether an address has an account: all brands share them, see decision 27.
export const SIGNUPS = { ...hourly('signup', 20, 'ip'), isAcrossBrands: true } as const
export const RESETS = { ...hourly('reset', 20, 'ip'), isAcrossBrands: true } as const
export const LOOKUPS = { ...daily('account-lookup', 100, 'ip'), isAcrossBrands: true } as const

interface SignupCall {
  readonly body: InputOf<typeof signUp>['body']
}

const writes = ({ body: { profile, signup_message } }: SignupCall) =>
  profile !== undefined && !isBlank(signup_message ?? '')

type FromAddress = SignupCall & { readonly request: { readonly ip: string } }

/**
 * A member gets every signup message, however many arrive. Only what one address or network starts is limited;
 * beyond that the signup is refused, so that nobody believes that a message has arrived which has not.
 */
export const SIGNUP_MESSAGES = [
  { ...daily('signup-message', 20, 'ip'), when: writes },
  {
    ...daily('signup-message-network', 100),
    by: ({ request }: FromAddress) => networkOf(request.ip),
    when: writes,
  },
  {
    ...daily('signup-message-to', 10),
    by: ({ body, request }: FromAddress) => `${networkOf(request.ip)} ${body.profile ?? ''}`,
    when: writes,
  },
] as const
