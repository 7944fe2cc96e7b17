import { paths } from 'contracts'
import { ChevronRight, X } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { closeBonusBanner } from 'shared-state/time-bonus'
import { Countdown } from 'shared-ui/countdown'
import { useWords } from '../use-words.ts'
import classes from './bonus-banner.module.css'

interface BonusBannerProps {
  readonly percentage: number
  /** In milliseconds by the clock of this device. */
  readonly end: number
}

/** §2: the discount of the first hours, counting down, in one line that leads to the credits. */
export function BonusBanner({ percentage, end }: BonusBannerProps) {
  const t = useWords()
  const offer = t('timeBonus.bar', { percentage })
  return (
    <section className={classes.root} aria-label={t('discounts.first', { percentage })}>
      <Link to={paths.credits} className={classes.link} aria-label={`${offer}. ${t('getCredits')}`}>
        <span className={classes.offer}>{offer}</span>
        <ChevronRight aria-hidden="true" />
      </Link>
      <Countdown deadline={end} aria-label={t('discounts.timeLeft')} className={classes.time} />
      <button type="button" className={classes.close} aria-label={t('close')} onClick={closeBonusBanner}>
        <X aria-hidden="true" />
      </button>
    </section>
  )
}
