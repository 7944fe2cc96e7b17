import type { SwitchKeys } from '../switch-keys.ts'

/** Answers with the merchant's id, which needs no key. */
export const HEALTH = '/health'

const TIMEOUT = 2_000

/** Finds out whether the server at an address is the switch with these keys, without sending it a secret. */
export async function isOwnSwitch(url: string, { merchantId }: SwitchKeys): Promise<boolean> {
  try {
    const response = await fetch(`${url}${HEALTH}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const { merchant_id } = (await response.json()) as { merchant_id?: unknown }
    return merchant_id === merchantId
  } catch {
    return false
  }
}
