import { MINUTE_S } from '../../../time.ts'

interface WithCode {
  readonly query: { readonly code?: string | undefined }
}

/** Limits the trying of codes, in every call that says whether one exists. */
export function codeLimits() {
  const triesCode = ({ query }: WithCode) => query.code !== undefined
  return [
    { name: 'discount-code', points: 30, seconds: MINUTE_S, by: 'account', when: triesCode },
    { name: 'discount-code-address', points: 60, seconds: MINUTE_S, by: 'ip', when: triesCode },
  ] as const
}
