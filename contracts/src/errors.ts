import * as z from 'contracts/schema'

/** All error codes of the API: a closed list, which each page translates. */
export const errorCodes = [
  'account_exists',
  'activation_failed',
  'authentication_required',
  'awaiting_confirmation',
  'blocked_by',
  'confirmation_required',
  'conversation_limit',
  'date_of_birth_fixed',
  'date_of_birth_required',
  'direct_debit_blocked',
  'direct_debit_limit',
  'discount_code_not_found',
  'discount_code_used',
  'email_not_found',
  'email_taken',
  'file_too_large',
  'forbidden',
  'iban_invalid',
  'id_reused',
  'invalid_email',
  'invalid_input',
  'invalid_new_email',
  'lander_changed',
  'lander_invalid',
  'link_expired',
  'login_failed',
  'mobile_number_invalid',
  'not_enough_credits',
  'not_found',
  'offline',
  'old_password_wrong',
  'password_is_email',
  'password_is_name',
  'password_too_common',
  'password_too_short',
  'passwords_differ',
  'payment_failed',
  'payment_method_unavailable',
  'payments_unavailable',
  'pending_deletion',
  'photo_limit',
  'picture_too_small',
  'picture_unreadable',
  'premium_only',
  'price_changed',
  'profile_hidden',
  'refund_unavailable',
  'signups_closed',
  'sms_code_invalid',
  'spending_limit',
  'swipe_limit',
  'too_many_attempts',
  'too_many_requests',
  'too_many_reset_mails',
  'unexpected',
  'username_has_contact',
  'username_invalid',
  'username_is_email',
  'username_reserved',
  'username_starts_with_at',
  'you_blocked',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** The shape of every error response. */
export const errorAnswer = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    /** Field of the input → its error. */
    fields: z.optional(z.record(z.string(), z.enum(errorCodes))),
    minutes: z.optional(z.number()),
  }),
  data: z.optional(z.record(z.string(), z.unknown())),
  /** §8: repeats the flag in `data`. */
  authentication_required: z.optional(z.boolean()),
})

export type ErrorAnswer = z.infer<typeof errorAnswer>
