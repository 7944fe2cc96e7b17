import { z } from 'zod'
import type { Webhook } from '../port.ts'

const shape = z.object({
  event_id: z.string().min(1).max(255),
  event_type: z.string(),
  content: z.object({ object: z.looseObject({ payment_id: z.string(), refund_id: z.string() }).partial() }),
})

/** Reads a webhook whose signature was checked; undefined if it is none. */
export function parseWebhook(body: Buffer): Webhook | undefined {
  const { data } = shape.safeParse(jsonOf(body))
  if (!data) return undefined
  const { payment_id: paymentId, refund_id: refundId } = data.content.object
  return {
    eventId: data.event_id,
    type: data.event_type,
    ...(paymentId && { paymentId }),
    ...(refundId && { refundId }),
  }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
