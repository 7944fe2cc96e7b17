import type { ErrorCode } from 'contracts'
import { ApiError } from 'shared-state/api'
import { codeOf } from 'shared-state/problem-text'

const fields: { readonly [Code in ErrorCode]?: string } = {
  iban_invalid: 'iban',
  mobile_number_invalid: 'mobile_number',
  sms_code_invalid: 'sms_code',
}

/** A refusal with the field that it is about, where the form shows it. */
export function atItsField(refusal: unknown): unknown {
  const code = codeOf(refusal)
  const field = fields[code]
  return field ? new ApiError(code, { fields: { [field]: code }, cause: refusal }) : refusal
}
