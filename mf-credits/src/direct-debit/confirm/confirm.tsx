import type { AnswerOf, Currency, getDirectDebit, Order } from 'contracts'
import { useCloseOnBack } from 'shared-ui/open-overlays'
import type { Purchase } from '../../checkout/use-send-order.ts'
import type { SentCode } from '../sent-code.ts'
import { CodeForm } from './code-form.tsx'
import classes from './confirm.module.css'
import { Mandate } from './mandate.tsx'
import { useCodeForm } from './use-code-form.ts'

interface ConfirmProps {
  readonly purchase: Purchase
  /** The total, with its currency. */
  readonly amount: string
  readonly currency: Currency
  readonly creditor: NonNullable<AnswerOf<typeof getDirectDebit>['creditor']>
  readonly code: SentCode
  /** Another code was sent, or a wrong one was entered. */
  readonly onCode: (code: SentCode) => void
  readonly onBack: () => void
  readonly onOrdered: (order: Order) => void
}

/** §2: the mandate, and the SMS code that agrees to it. The browser's Back leads to the account. */
export function Confirm(props: ConfirmProps) {
  const { purchase, amount, currency, creditor, code, onCode, onBack, onOrdered } = props
  const form = useCodeForm({
    purchase,
    code,
    onWrong: () => onCode({ ...code, wrong: code.wrong + 1 }),
    onOrdered,
  })
  const back = form.isPending ? undefined : onBack
  useCloseOnBack(true, back)

  function restart(next: SentCode) {
    form.reset()
    onCode(next)
  }

  return (
    <div className={classes.steps}>
      <Mandate account={code.account} creditor={creditor} amount={amount} onChange={back} />
      <CodeForm {...{ form, code, amount, currency }} onSent={restart} />
    </div>
  )
}
