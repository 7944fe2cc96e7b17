import { escapeHtml } from '../../../api/src/http/escape-html.ts'
import type { Outcome } from '../actions/choose-outcome.ts'
import { type PaymentRecord, WEBHOOK_MODES } from '../records.ts'
import { formatAmount } from './format-amount.ts'
import { typeName } from './type-name.ts'

const OTHERS: readonly { readonly outcome: Outcome; readonly label: string }[] = [
  { outcome: 'challenge', label: 'Ask for 3-D Secure' },
  { outcome: 'late', label: 'Pay, confirmed late' },
  { outcome: 'pending', label: 'Leave pending for days' },
  { outcome: 'decline', label: 'Decline' },
  { outcome: 'cancel', label: 'Cancel' },
]

/** The hosted page where a payer chooses a method and, as this is a simulator, an outcome. */
export function paymentPage(payment: PaymentRecord): string[] {
  const { amount, currency } = payment
  return [
    '<form class="card" method="post">',
    ...summary(payment),
    '<fieldset><legend>Payment method</legend>',
    ...payment.types.map((type, index) => choice('type', type, typeName(type), index === 0)),
    '</fieldset>',
    ...(payment.isSaved ? savingChoices() : []),
    `<button class="main" name="outcome" value="pay">Pay ${escapeHtml(formatAmount(amount, currency))}</button>`,
    '<fieldset><legend>Or try another outcome</legend><div class="others">',
    ...OTHERS.map(({ outcome, label }) => `<button name="outcome" value="${outcome}">${label}</button>`),
    '</div>',
    '<label class="choice">Webhooks <select name="webhooks"><option value="">as usual</option>',
    ...WEBHOOK_MODES.map((mode) => `<option>${mode}</option>`),
    '</select></label></fieldset>',
    '</form>',
  ]
}

export function summary({ merchant = 'Amberly', amount, currency, description }: PaymentRecord): string[] {
  return [
    `<h1>${escapeHtml(merchant)}</h1>`,
    `<p class="amount">${escapeHtml(formatAmount(amount, currency))}</p>`,
    ...(description ? [`<p class="muted">${escapeHtml(description)}</p>`] : []),
  ]
}

function savingChoices(): string[] {
  return [
    '<fieldset><legend>Next time</legend>',
    '<label class="choice"><input type="checkbox" name="save" value="yes" checked> Save this method</label>',
    '<label class="choice">Next use <select name="reuse">',
    '<option value="works">it works</option>',
    '<option value="declined">it is declined</option>',
    '<option value="challenge">it asks for 3-D Secure</option>',
    '</select></label></fieldset>',
  ]
}

function choice(name: string, value: string, label: string, isChosen: boolean): string {
  const checked = isChosen ? ' checked' : ''
  return `<label class="choice"><input type="radio" name="${name}" value="${escapeHtml(value)}"${checked}> ${escapeHtml(label)}</label>`
}
