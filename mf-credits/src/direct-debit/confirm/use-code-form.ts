import { DEBIT_CODE_TRIES, type Order } from 'contracts'
import { useState } from 'react'
import { useForm } from 'shared-state/form'
import { codeOf } from 'shared-state/problem-text'
import { type Purchase, useSendOrder } from '../../checkout/use-send-order.ts'
import { useProblemText, useWords } from '../../use-words.ts'
import { atItsField } from '../at-its-field.ts'
import type { SentCode } from '../sent-code.ts'

interface CodeFormOptions {
  readonly purchase: Purchase
  readonly code: SentCode
  readonly onWrong: () => void
  readonly onOrdered: (order: Order) => void
}

/** The form for the SMS code, which orders, and its last refusal. */
export function useCodeForm({ purchase, code, onWrong, onOrdered }: CodeFormOptions) {
  const t = useWords()
  const problemText = useProblemText()
  const sendOrder = useSendOrder()
  const [refusal, setRefusal] = useState<unknown>(null)
  const left = Math.max(0, DEBIT_CODE_TRIES - code.wrong)
  const used = left > 0 ? t('directDebit.code.wrong', { count: left }) : t('directDebit.code.usedUp')
  const form = useForm({
    initial: { sms_code: '' },
    check: ({ sms_code }) => ({
      problems: { sms_code: left === 0 ? used : !/^\d{6}$/.test(sms_code) && t('directDebit.code.missing') },
      body: { ...code.account, sms_code },
    }),
    async send(direct_debit) {
      try {
        return await sendOrder({ ...purchase, direct_debit })
      } catch (refusal) {
        if (codeOf(refusal) === 'sms_code_invalid') onWrong()
        throw atItsField(refusal)
      }
    },
    onSent: onOrdered,
    onError: setRefusal,
    errorText: problemText,
    codeText: (refused) => (refused === 'sms_code_invalid' ? used : problemText(refused)),
    showsProblemsOn: 'submit',
  })
  return { ...form, refusal }
}
