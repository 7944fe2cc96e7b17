import type { ErrorCode } from './errors.ts'

/**
 * The message of each error, in the spec's English. What is no error but a page's own notice (nothing found, older
 * messages hidden) stands in the words of that page.
 */
export const errorSentences: Readonly<Record<ErrorCode, string>> = {
  account_exists: 'An account with this e-mail address already exists',
  activation_failed: 'Activation failed (something went wrong, contact customer service)',
  authentication_required: 'Log in to see this',
  awaiting_confirmation: 'You can reply as soon as this member has confirmed the e-mail address',
  blocked_by: "You're blocked by {name}. You do not have access to this page",
  date_of_birth_required: 'Enter your date of birth ({min_age}+)',
  direct_debit_blocked: 'Your account is blocked for direct debit payments',
  direct_debit_limit: 'Your limit for direct debit payments has been reached',
  discount_code_not_found: 'Discount code not found',
  discount_code_used: 'Discount code already used',
  email_not_found: 'E-mail address not found',
  email_taken: 'This email address already owns an account on this website',
  forbidden: 'This is not allowed',
  id_reused: 'This was already sent with other content',
  invalid_email: 'Invalid email',
  invalid_input: 'Please check what you have entered',
  invalid_new_email: 'New email address is invalid',
  link_expired: 'Link expired or invalid, request a new email',
  login_failed: 'Login failed, please try again',
  not_enough_credits: 'You do not have enough credits to send this message',
  not_found: 'This page could not be found',
  offline: 'You are offline',
  old_password_wrong: 'Please check your old password',
  passwords_differ: 'The entered passwords are not the same.',
  payment_failed: 'Payment failed or has been cancelled',
  pending_deletion: 'The account is pending deletion',
  premium_only: 'This feature is only available for premium members',
  sms_code_invalid: 'SMS code invalid',
  too_many_attempts: 'Too many incorrect attempts, account blocked for {minutes} min',
  too_many_requests: 'Too many requests, please try again later',
  too_many_reset_mails: 'Too many password reset emails sent, please try again tomorrow',
  unexpected: 'An error occurred, please try again later',
  username_is_email: 'Username may not be the same as your e-mail address',
  username_starts_with_at: 'Username may not start with @',
}
