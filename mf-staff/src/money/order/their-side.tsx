import { askStaffOrder, type StaffOrderView } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { usePress } from '../../components/use-press.ts'
import { Facts } from '../../members/page/facts.tsx'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'
import { Differences, SwitchState } from '../switch-state.tsx'
import { useChangeOrder } from './use-change-order.ts'

interface TheirSideProps {
  readonly view: StaffOrderView
  readonly isFinance: boolean
}

/** The payment as the switch knows it, which can be asked again. */
export function TheirSide({ view: { order, answer }, isFinance }: TheirSideProps) {
  const t = useWords()
  const format = useFormat()
  const change = useChangeOrder()
  const asking = usePress(() => change(askStaffOrder))
  const told = answer?.told
  return (
    <Card className={classes.card}>
      <h2>{t('money.theirs')}</h2>
      {answer ? (
        <>
          <Facts
            facts={[
              [t('members.state'), <SwitchState key="state" answer={answer} />],
              [t('money.received'), told && format.price(told.received, order.currency)],
              [t('money.refunded'), told && format.price(told.refunded, order.currency)],
              [t('money.refund.title'), told?.refund && t(`members.orders.refundStates.${told.refund}`)],
              [t('money.askedAt'), format.dateTime(answer.asked_at)],
            ]}
          />
          {answer.is_old ? (
            <Alert tone="warning">{t('money.old')}</Alert>
          ) : answer.differences.length > 0 ? (
            <Differences differences={answer.differences} />
          ) : (
            told && <Alert tone="success">{t('money.agrees')}</Alert>
          )}
        </>
      ) : (
        <p className={classes.muted}>{t('money.neverAsked')}</p>
      )}
      {isFinance && (
        <Button variant="secondary" pendingLabel={t('pending')} {...asking}>
          {t(answer ? 'money.askAgain' : 'money.ask')}
        </Button>
      )}
    </Card>
  )
}
