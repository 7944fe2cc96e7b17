import type { AnswerOf, DebitAccount, getDirectDebit } from 'contracts'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { useWords } from '../../use-words.ts'
import { maskIban } from '../account/iban.ts'
import classes from './confirm.module.css'

interface MandateProps {
  readonly account: DebitAccount
  readonly creditor: NonNullable<AnswerOf<typeof getDirectDebit>['creditor']>
  /** The total, with its currency. */
  readonly amount: string
  /** Back to the account; undefined while that is not possible. */
  readonly onChange: (() => void) | undefined
}

/** The mandate that the member agrees to with the order: who takes how much from which account, and the right to a refund. */
export function Mandate({ account, creditor, amount, onChange }: MandateProps) {
  const t = useWords()
  const facts = [
    [t('directDebit.mandate.creditor'), `${creditor.name}, ${creditor.address}`],
    [t('directDebit.mandate.creditorId'), creditor.id],
    [t('directDebit.fields.account_holder'), account.account_holder],
    [t('directDebit.fields.iban'), maskIban(account.iban)],
    [t('directDebit.mandate.kind'), t('directDebit.mandate.once', { amount })],
  ] as const
  return (
    <Card padding="large" className={classes.mandate}>
      <h2 className={classes.title}>{t('directDebit.mandate.title')}</h2>
      <dl className={classes.facts}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p>{t('directDebit.mandate.agree', { company: creditor.name, amount })}</p>
      <p>{t('directDebit.mandate.refund')}</p>
      <p>{t('directDebit.mandate.notice')}</p>
      <Button variant="secondary" isDisabled={!onChange} onPress={() => onChange?.()}>
        {t('directDebit.mandate.change')}
      </Button>
    </Card>
  )
}
