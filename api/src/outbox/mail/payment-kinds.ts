import { href } from 'contracts'
import { button, facts, footnote, paragraph } from './elements.ts'
import { letter, moneyIn } from './phrases.ts'
import type { Templates } from './template.ts'

/** The templates of mails about payments. */
export const paymentKinds: Templates<'debit-announced' | 'payment-receipt' | 'refund-receipt'> = {
  'debit-announced': ({ t, locale, date, data, name }) => {
    const { reference, amount, currency, account, creditor, creditorId, collectedAt } = data
    const text = t('debit.text', {
      amount: moneyIn(locale, amount, currency),
      date: date(collectedAt),
    })
    return letter(
      t,
      { subject: t('debit.subject', { reference }), text: text, name },
      facts(t, [
        [t('debit.mandate'), reference],
        [t('debit.account'), account],
        [t('debit.creditor'), creditor],
        [t('debit.id'), creditorId],
      ]),
      paragraph(t('debit.more')),
    )
  },

  'payment-receipt': ({ t, locale, date, data, name, settings, seller, link }) => {
    const { order, payment, credits, amount, currency, paidAt } = data
    const sum = moneyIn(locale, amount, currency)
    const { refund_days: days, support_email: email } = settings
    const withdrawal = [
      t('receipt.withdraw', { days: String(days) }),
      t('receipt.withdrawHow', { email, seller }),
      t('receipt.withdrawModel', { payment }),
    ]
    return letter(
      t,
      { subject: t('receipt.subject'), text: t('receipt.text', { amount: sum }), name },
      facts(t, [
        [t('receipt.amount'), sum],
        [t('receipt.credits'), String(credits)],
        [t('receipt.date'), date(paidAt)],
        [t('receipt.payment'), payment],
      ]),
      paragraph(t('receipt.more')),
      button(t('receipt.button'), link(href('transactions-id', { id: order }))),
      ...(days > 0 ? withdrawal.map(footnote) : []),
    )
  },

  'refund-receipt': ({ t, locale, date, data, name, link }) => {
    const { order, payment, credits, amount, currency, refundedAt } = data
    const sum = moneyIn(locale, amount, currency)
    return letter(
      t,
      { subject: t('refund.subject'), text: t('refund.text', { amount: sum }), name },
      facts(t, [
        [t('refund.amount'), sum],
        [t('refund.credits'), String(credits)],
        [t('refund.date'), date(refundedAt)],
        [t('refund.payment'), payment],
      ]),
      paragraph(t('refund.more')),
      button(t('refund.button'), link(href('transactions-id', { id: order }))),
    )
  },
}
