import { escapeHtml } from '../../../api/src/http/escape-html.ts'
import type { Outcome } from '../payments.ts'
import { type PaymentRecord, type Status, WEBHOOK_MODES } from '../records.ts'
import { formatAmount } from './frame.ts'
import { typeName } from './type-name.ts'

const OTHERS: readonly (readonly [Outcome, label: string])[] = [
  ['challenge', 'Ask for 3-D Secure'],
  ['late', 'Pay, confirmed late'],
  ['pending', 'Leave pending for days'],
  ['decline', 'Decline'],
  ['cancel', 'Cancel'],
]

/** The hosted page where a payer chooses a method and, as this is a simulator, an outcome. */
export function paymentPage(payment: PaymentRecord): string[] {
  return [
    '<form class="card" method="post">',
    ...summary(payment),
    '<fieldset><legend>Payment method</legend>',
    ...payment.types.map(
      (type, index) =>
        `<label class="choice"><input type="radio" name="type" value="${escapeHtml(type)}"${index === 0 ? ' checked' : ''}> ${escapeHtml(typeName(type))}</label>`,
    ),
    '</fieldset>',
    payment.isSaved ? SAVING : '',
    `<button class="main" name="outcome" value="pay">Pay ${escapeHtml(formatAmount(payment))}</button>`,
    '<fieldset><legend>Or try another outcome</legend><div class="others">',
    ...OTHERS.map(([outcome, label]) => `<button name="outcome" value="${outcome}">${label}</button>`),
    '</div>',
    '<label class="choice">Webhooks <select name="webhooks"><option value="">as usual</option>',
    ...WEBHOOK_MODES.map((mode) => `<option>${mode}</option>`),
    '</select></label></fieldset>',
    '</form>',
  ]
}

const SAVING = `<fieldset><legend>Next time</legend>
<label class="choice"><input type="checkbox" name="save" value="yes" checked> Save this method</label>
<label class="choice">Next use <select name="reuse">
<option value="works">it works</option>
<option value="declined">it is declined</option>
<option value="challenge">it asks for 3-D Secure</option>
</select></label></fieldset>`

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
    back ? `<p><a href="${escapeHtml(back)}">Back to the shop</a></p>` : '',
    '</div>',
  ]
}

function summary({ merchant = 'Amberly', description, ...payment }: PaymentRecord): string[] {
  return [
    `<h1>${escapeHtml(merchant)}</h1>`,
    `<p class="amount">${escapeHtml(formatAmount(payment))}</p>`,
    description ? `<p class="muted">${escapeHtml(description)}</p>` : '',
  ]
}
