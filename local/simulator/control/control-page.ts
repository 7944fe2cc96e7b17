import { escapeHtml } from '../../../api/src/http/escape-html.ts'
import { formatAmount } from '../pages/frame.ts'
import { DEBIT_MODES, type PaymentRecord, REFUND_MODES, REUSES, WEBHOOK_MODES } from '../records.ts'
import type { World } from '../world.ts'
import { paymentActionNames, paymentActions } from './payment-actions.ts'

const MOST = 50

const NEXT_USES = { works: 'Works', declined: 'Declined', challenge: '3-D Secure' }

/** The page that lists what the simulator has, with a button for everything that can happen to it. */
export function controlPage({ store }: World): string[] {
  const { webhooks, debits, refunds, lateSeconds, delaySeconds } = store.behaviour()
  return [
    '<h1>Payment simulator</h1>',
    '<h2>From now on</h2>',
    '<form class="card row" method="post" action="/control/behaviour">',
    select('webhooks', 'Webhooks', WEBHOOK_MODES, webhooks),
    select('debits', 'Direct debits', DEBIT_MODES, debits),
    select('refunds', 'Refunds', REFUND_MODES, refunds),
    seconds('lateSeconds', 'Late after (seconds)', lateSeconds),
    seconds('delaySeconds', 'Webhook delay (seconds)', delaySeconds),
    '<button>Save</button></form>',
    table('Payments', 'Created|Payment|Amount|Method|Status|Actions', store.payments.all(), paymentRow),
    table('Refunds', 'Created|Payment|Amount|Status|Actions', store.refunds.all(), (refund) => [
      moment(refund.createdAt),
      escapeHtml(refund.paymentId),
      escapeHtml(formatAmount(refund)),
      refund.status,
      ['pending', 'review'].includes(refund.status)
        ? button(`refunds/${refund.id}/succeeded`, 'Succeed') + button(`refunds/${refund.id}/failed`, 'Fail')
        : '',
    ]),
    table('Saved methods', 'Customer|Method|Next time|Change', store.methods.all(), (method) => [
      escapeHtml(method.customerId),
      escapeHtml(`${method.type} ${method.lastDigits ?? ''}`),
      method.reuse,
      REUSES.map((reuse) => button(`methods/${method.id}/${reuse}`, NEXT_USES[reuse])).join(''),
    ]),
    table('Webhooks', 'Sent|Event|Payment|State|Again', store.events.all(), (event) => [
      moment(event.at),
      escapeHtml(event.type),
      escapeHtml(event.paymentId),
      `${event.state} (${event.attempts})`,
      button(`events/${event.id}/again`, 'Send again') +
        button(`events/${event.id}/forged`, 'Send with a wrong signature'),
    ]),
  ]
}

function paymentRow(payment: PaymentRecord): string[] {
  const { id, createdAt, type = '', status, disputes } = payment
  const suitable = paymentActionNames.filter((name) => paymentActions[name].suits(payment))
  return [
    moment(createdAt),
    `${escapeHtml(id)}<br><span class="muted">${escapeHtml(JSON.stringify(payment.metadata ?? {}))}</span>`,
    escapeHtml(formatAmount(payment)),
    escapeHtml(type),
    [status, ...disputes.map((dispute) => dispute.status)].join('<br>'),
    suitable.map((name) => button(`payments/${id}/${name}`, paymentActions[name].label)).join(''),
  ]
}

/** A section with the newest records in a table; the cells are HTML already. */
function table<T>(name: string, heads: string, records: readonly T[], row: (record: T) => string[]): string {
  if (records.length === 0) return `<h2>${name}</h2><p class="muted">None yet.</p>`
  const head = heads.split('|').map((text) => `<th scope="col">${text}</th>`)
  const newest = records.slice(-MOST).toReversed()
  const body = newest.map(
    (record) =>
      `<tr>${row(record)
        .map((cell) => `<td>${cell}</td>`)
        .join('')}</tr>`,
  )
  return `<h2>${name}</h2><div class="scroll" tabindex="0" role="region" aria-label="${name}">
<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
}

/** A button that posts to an address below the control page. */
function button(path: string, label: string): string {
  return `<form method="post" action="/control/${escapeHtml(path)}"><button>${label}</button></form>`
}

function moment(text: string): string {
  return `<time datetime="${text}">${text.slice(0, 19).replace('T', ' ')}</time>`
}

function select(name: string, label: string, values: readonly string[], chosen: string): string {
  const options = values.map((value) => `<option${value === chosen ? ' selected' : ''}>${value}</option>`)
  return `<label>${label} <select name="${name}">${options.join('')}</select></label>`
}

function seconds(name: string, label: string, value: number): string {
  return `<label>${label} <input type="number" name="${name}" min="0" max="86400" value="${value}" required></label>`
}
