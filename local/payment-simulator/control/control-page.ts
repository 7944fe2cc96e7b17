import { escapeHtml } from '../../../api/src/http/escape-html.ts'
import { formatAmount } from '../pages/format-amount.ts'
import type { PaymentRecord } from '../records.ts'
import type { World } from '../world.ts'
import { behaviourForm } from './behaviour-form.ts'
import { button, moment, table } from './elements.ts'
import { paymentActionNames, paymentActions } from './payment-actions.ts'

const MOST = 50

/** The page that lists what the switch has, with a button for everything that can happen to it. */
export function controlPage(world: World): string[] {
  const { payments, refunds, methods, events, behaviour } = world.store
  return [
    '<h1>Payment simulator</h1>',
    ...behaviourForm(behaviour()),
    table(
      'Payments',
      ['Created', 'Payment', 'Amount', 'Method', 'Status', 'Actions'],
      newest(payments.all()).map(paymentRow),
    ),
    table(
      'Refunds',
      ['Created', 'Payment', 'Amount', 'Status', 'Actions'],
      newest(refunds.all()).map(({ id, paymentId, amount, currency, status, createdAt }) => [
        moment(createdAt),
        escapeHtml(paymentId),
        escapeHtml(formatAmount(amount, currency)),
        status,
        ['pending', 'review'].includes(status)
          ? button(`refunds/${id}/succeeded`, 'Succeed') + button(`refunds/${id}/failed`, 'Fail')
          : '',
      ]),
    ),
    table(
      'Saved methods',
      ['Customer', 'Method', 'Next time', 'Change'],
      newest(methods.all()).map(({ id, customerId, type, lastDigits = '', reuse }) => [
        escapeHtml(customerId),
        escapeHtml(`${type} ${lastDigits}`),
        reuse,
        button(`methods/${id}/works`, 'Works') +
          button(`methods/${id}/declined`, 'Declined') +
          button(`methods/${id}/challenge`, '3-D Secure'),
      ]),
    ),
    table(
      'Webhooks',
      ['Sent', 'Event', 'Payment', 'State', 'Again'],
      newest(events.all()).map(({ id, at, type, paymentId, state, attempts }) => [
        moment(at),
        escapeHtml(type),
        escapeHtml(paymentId),
        `${state} (${attempts})`,
        button(`events/${id}/again`, 'Send again') +
          button(`events/${id}/forged`, 'Send with a wrong signature'),
      ]),
    ),
  ]
}

function newest<T>(records: readonly T[]): T[] {
  return records.slice(-MOST).toReversed()
}

function paymentRow(payment: PaymentRecord): string[] {
  const { id, createdAt, amount, currency, type = '', status, disputes } = payment
  const suitable = paymentActionNames.filter((name) => paymentActions[name].suits(payment))
  return [
    moment(createdAt),
    `${escapeHtml(id)}<br><span class="muted">${escapeHtml(JSON.stringify(payment.metadata ?? {}))}</span>`,
    escapeHtml(formatAmount(amount, currency)),
    escapeHtml(type),
    [status, ...disputes.map((dispute) => dispute.status)].join('<br>'),
    suitable.map((name) => button(`payments/${id}/${name}`, paymentActions[name].label)).join(''),
  ]
}
