import type { PaymentRecord } from '../records.ts'
import { summary } from './payment-page.ts'

/** The page of the payer's bank. */
export function challengePage(payment: PaymentRecord): string[] {
  return [
    '<form class="card" method="post">',
    ...summary(payment),
    '<h2>3-D Secure</h2>',
    '<p>Your bank asks you to confirm this payment.</p>',
    '<button class="main" name="answer" value="confirm">Confirm</button>',
    '<fieldset><div class="others"><button class="danger" name="answer" value="deny">Deny</button></div></fieldset>',
    '</form>',
  ]
}
