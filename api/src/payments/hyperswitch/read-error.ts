import { z } from 'zod'
import type { PaymentError } from '../port.ts'

const body = z.object({ error: z.object({ code: z.string().optional(), message: z.string().optional() }) })

/** Classifies an answer that is not a success. Refusals come as 4xx, with a code and a message. */
export function readError(status: number, text: string): PaymentError {
  const { code, message } = body.safeParse(jsonOf(text)).data?.error ?? {}
  return { kind: kindOf(status), message: message ?? `The switch answered ${status}.`, ...(code && { code }) }
}

function kindOf(status: number): PaymentError['kind'] {
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 404) return 'unknown'
  if (status === 408 || status === 429 || status >= 500) return 'unreachable'
  return status >= 400 ? 'refused' : 'unreadable'
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
