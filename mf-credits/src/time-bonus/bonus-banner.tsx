import { paths } from 'contracts'
import { Gift } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { Banner } from 'shared-ui/banner'
import { Countdown } from 'shared-ui/countdown'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../use-words.ts'

interface BonusBannerProps {
  readonly percentage: number
  /** In milliseconds by the clock of this device. */
  readonly end: number
}

/** §2: the discount of the first hours, counting down. */
export function BonusBanner({ percentage, end }: BonusBannerProps) {
  const t = useWords()
  return (
    <Banner
      aria-label={t('discounts.first', { percentage })}
      tone="primary"
      look="solid"
      icon={<Gift />}
      action={
        <Link to={paths.credits} {...linkLook({ isStandalone: true, variant: 'inherit' })}>
          {t('getCredits')}
        </Link>
      }
    >
      <b>{t('discounts.first', { percentage })}</b> {t('discounts.endsIn')}{' '}
      <Countdown deadline={end} aria-label={t('discounts.timeLeft')} />
    </Banner>
  )
}
