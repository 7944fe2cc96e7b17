import type { SmsAccount } from '../../settings/sms-account.ts'
import { SEND_TIMEOUT_MS, type Sms, type Transport } from '../transport.ts'
import { NotDelivered, Undeliverable } from '../undeliverable.ts'
import { plainCode, smsProviders } from './sms-providers.ts'

/** Answers that say the text or its recipient is wrong. Others are the account's trouble, which passes. */
const PERMANENT: readonly number[] = [400, 422]

/** Sends text messages through the API of a provider. */
export function smsProvider(account: SmsAccount, { timeoutMs = SEND_TIMEOUT_MS } = {}): Transport<Sms> {
  const { write, codeOf } = smsProviders[account.provider]
  const credentials = Buffer.from(`${account.user}:${account.password}`).toString('base64')
  return {
    isRetained: false,
    async send(sms) {
      const { path, type, body } = write(account, sms)
      const signal = AbortSignal.timeout(timeoutMs)
      const headers = {
        authorization: `Basic ${credentials}`,
        'content-type': type,
        accept: 'application/json',
      }
      const sending = fetch(`${account.origin}${path}`, {
        method: 'POST',
        headers,
        body,
        signal,
        redirect: 'manual',
      })
      const response = await sending.catch((error: unknown) => {
        throw new NotDelivered('The SMS provider was not reached.', { cause: error })
      })
      const answer: unknown = await response.json().catch(() => null)
      if (response.ok) return
      const code = plainCode(codeOf(Object(answer)))
      const sentence = `The SMS provider refused it: ${[response.status, code].filter(Boolean).join(' ')}.`
      throw PERMANENT.includes(response.status) ? new Undeliverable(sentence) : new NotDelivered(sentence)
    },
    close: () => undefined,
  }
}
