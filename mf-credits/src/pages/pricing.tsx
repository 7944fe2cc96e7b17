import { Alert } from 'shared-ui/alert'
import { Card } from 'shared-ui/card'
import { useWords } from '../use-words.ts'
import classes from './pricing.module.css'

const RULES = ['message', 'premium', 'refund'] as const

/** §1: how paying works, for visitors, too. */
export function Page() {
  const t = useWords()
  return (
    <div className={classes['pricing']}>
      <header>
        <h1>{t('pricing.title')}</h1>
        <p className={classes['lead']}>{t('pricing.lead')}</p>
      </header>
      <div className={classes['rules']}>
        {RULES.map((rule) => (
          <Card key={rule} padding="large">
            <h2>{t(`pricing.${rule}.title`)}</h2>
            <p>{t(`pricing.${rule}.text`)}</p>
          </Card>
        ))}
      </div>
      <Alert>{t('pricing.amounts')}</Alert>
    </div>
  )
}
