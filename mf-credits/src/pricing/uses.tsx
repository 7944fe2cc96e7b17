import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import { useWords } from '../use-words.ts'
import classes from './uses.module.css'

/** §1: the credits that a message, a photo and a gift cost, and what is free. */
export function Uses({ country }: { readonly country: string | undefined }) {
  const t = useWords()
  const { number, money } = useFormat()
  const { message_credits, photo_credits, gift_credits, minimum_message_costs } = useSettings()
  const lowest = country === undefined ? undefined : minimum_message_costs[country]
  const uses = [
    ['message', message_credits],
    ['photo', photo_credits],
    ['gift', gift_credits],
  ] as const
  return (
    <dl className={classes.uses}>
      {uses.map(([use, credits]) => (
        <div key={use}>
          <dt>{t(`pricing.uses.${use}`)}</dt>
          <dd>
            {credits > 0
              ? t('bundle.credits', { count: credits, number: number(credits) })
              : t('pricing.uses.free')}
            {use === 'message' && credits > 0 && lowest && (
              <small className={classes.least}>
                {t('pricing.uses.least', { price: money(lowest.costs, lowest.currency) })}
              </small>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('pricing.uses.rest')}</dt>
        <dd>{t('pricing.uses.free')}</dd>
      </div>
    </dl>
  )
}
