import { escapeHtml } from '../../../api/src/http/escape-html.ts'
import type { PaymentRecord, Status } from '../records.ts'
import { summary } from './payment-page.ts'

const SENTENCES: Readonly<Record<Status, string>> = {
  requires_payment_method: 'The time to pay is over.',
  requires_customer_action: 'Your bank waits for you to confirm this payment.',
  processing: 'This payment is being processed.',
  succeeded: 'This payment is complete.',
  failed: 'This payment failed.',
  cancelled: 'This payment was cancelled.',
}

/** The page of a payment that cannot be paid any more. */
export function closedPage(payment: PaymentRecord, back: string | undefined): string[] {
  return [
    '<div class="card">',
    ...summary(payment),
    `<p>${SENTENCES[payment.status]}</p>`,
    ...(back ? [`<p><a href="${escapeHtml(back)}">Back to the shop</a></p>`] : []),
    '</div>',
  ]
}
