import {
  activate as activateEndpoint,
  changePassword as changePasswordEndpoint,
  confirmMailChange,
  reactivateAccount,
  requestMailChange as requestMailChangeEndpoint,
  requestReset as requestResetEndpoint,
  resendActivation,
  resetPassword as resetPasswordEndpoint,
  saveSignupStep,
  signUp as signUpEndpoint,
  unsubscribe as unsubscribeEndpoint,
} from 'contracts'
import { daily, hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { DAY_S, HOUR_S } from '../../../time.ts'
import { activate, resend } from '../mail-links/activation.ts'
import { changeEmail, requestMailChange } from '../mail-links/mail-change.ts'
import { unsubscribe } from '../mail-links/unsubscribe.ts'
import { reactivate } from '../own/close-account.ts'
import { changePassword } from '../passwords/change-password.ts'
import { requestReset, resetPassword } from '../passwords/reset-password.ts'
import { normalEmail } from '../rules.ts'
import { signUp } from '../signup/sign-up.ts'
import { saveStep } from '../signup/signup-step.ts'
import { inNeutralTime } from './neutral-time.ts'

/** Of links in mails: whoever tries to guess one needs more tries than there are. */
const TOKENS = hourly('token', 60, 'ip')

/** Getting in, staying in, and coming back. */
export const accessRoutes: readonly Route[] = [
  route(signUpEndpoint, { access: 'any', limit: hourly('signup', 20, 'ip') }, (call) =>
    inNeutralTime(call.brand, signUp(call)),
  ),

  route(saveSignupStep, { access: 'member', limit: hourly('profile', 300) }, saveStep),

  route(activateEndpoint, { access: 'any', limit: TOKENS }, activate),

  route(resendActivation, { access: 'member', limit: daily('activation-mail', 10) }, (call) =>
    inNeutralTime(call.brand, resend(call)),
  ),

  route(
    requestResetEndpoint,
    {
      access: 'any',
      limit: [
        hourly('reset', 30, 'ip'),
        // §8. Asked for is counted, not sent: so it tells nobody whether there is such an account.
        {
          name: 'reset-mail',
          points: 3,
          seconds: DAY_S,
          by: ({ body }) => normalEmail(body.email),
          code: 'too_many_reset_mails',
        },
      ],
    },
    async (call) => {
      await inNeutralTime(call.brand, requestReset(call))
      return undefined
    },
  ),

  route(resetPasswordEndpoint, { access: 'any', limit: TOKENS }, async (call) => {
    await resetPassword(call)
    return undefined
  }),

  route(changePasswordEndpoint, { access: 'member', limit: hourly('password', 30) }, async (call) => {
    await changePassword(call)
    return undefined
  }),

  route(requestMailChangeEndpoint, { access: 'member', limit: daily('mail-change', 10) }, (call) =>
    inNeutralTime(call.brand, requestMailChange(call)),
  ),

  route(confirmMailChange, { access: 'any', limit: TOKENS }, changeEmail),

  route(reactivateAccount, { access: 'any', limit: TOKENS }, async (call) => {
    await reactivate(call)
    return undefined
  }),

  route(
    unsubscribeEndpoint,
    {
      access: 'any',
      exempt: 'token',
      // Mailbox providers ask for many members from few addresses.
      limit: { name: 'unsubscribe', points: 60, seconds: HOUR_S, by: ({ query }) => query.token },
      ignoresBody: true,
    },
    async (call) => {
      await unsubscribe(call)
      return undefined
    },
  ),
]
