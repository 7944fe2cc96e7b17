import { z } from 'zod'
import { type BehaviourSettings, DEBIT_MODES, REFUND_MODES, WEBHOOK_MODES } from '../records.ts'

const seconds = z.coerce.number().int().min(0).max(86_400)

const form = z
  .object({
    webhooks: z.enum(WEBHOOK_MODES),
    debits: z.enum(DEBIT_MODES),
    refunds: z.enum(REFUND_MODES),
    lateSeconds: seconds,
    delaySeconds: seconds,
  })
  .partial()

/** Reads the settings that a form sends. Those it leaves out, or sends empty, stay as they are. */
export function readBehaviour(body: unknown): Partial<BehaviourSettings> {
  const sent = Object.entries(body ?? {}).filter(([, value]) => value !== '')
  return form.parse(Object.fromEntries(sent)) as Partial<BehaviourSettings>
}
