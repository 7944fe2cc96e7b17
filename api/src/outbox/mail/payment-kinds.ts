import { href } from 'contracts'
import { button, facts, paragraph } from './elements.ts'
import { dateIn, greeting, moneyIn } from './phrases.ts'
import type { Templates } from './template.ts'

/** The templates of mails about payments. */
export const paymentKinds: Templates<'debit-announced' | 'payment-receipt' | 'refund-receipt'> = {
  'debit-announced': ({ t, locale, data, name }) => {
    const { reference, amount, currency, account, creditor, creditorId, collectedAt } = data
    const text = t('debit.text', {
      amount: moneyIn(locale, amount, currency),
      date: dateIn(locale, collectedAt),
    })
    return {
      subject: t('debit.subject', { reference }),
      preheader: text,
      body: [
        ...greeting(t, name),
        paragraph(text),
        facts(t, [
          [t('debit.mandate'), reference],
          [t('debit.account'), account],
          [t('debit.creditor'), creditor],
          [t('debit.id'), creditorId],
        ]),
        paragraph(t('debit.more')),
      ],
    }
  },

  'payment-receipt': ({ t, locale, data, name, link }) => {
    const { order, payment, credits, amount, currency, paidAt } = data
    const sum = moneyIn(locale, amount, currency)
    return {
      subject: t('receipt.subject'),
      preheader: t('receipt.text', { amount: sum }),
      body: [
        ...greeting(t, name),
        paragraph(t('receipt.text', { amount: sum })),
        facts(t, [
          [t('receipt.amount'), sum],
          [t('receipt.credits'), String(credits)],
          [t('receipt.date'), dateIn(locale, paidAt)],
          [t('receipt.payment'), payment],
        ]),
        paragraph(t('receipt.more')),
        button(t('receipt.button'), link(href('transactions-id', { id: order }))),
      ],
    }
  },

  'refund-receipt': ({ t, locale, data, name, link }) => {
    const { order, payment, credits, amount, currency, refundedAt } = data
    const sum = moneyIn(locale, amount, currency)
    return {
      subject: t('refund.subject'),
      preheader: t('refund.text', { amount: sum }),
      body: [
        ...greeting(t, name),
        paragraph(t('refund.text', { amount: sum })),
        facts(t, [
          [t('refund.amount'), sum],
          [t('refund.credits'), String(credits)],
          [t('refund.date'), dateIn(locale, refundedAt)],
          [t('refund.payment'), payment],
        ]),
        paragraph(t('refund.more')),
        button(t('refund.button'), link(href('transactions-id', { id: order }))),
      ],
    }
  },
}
