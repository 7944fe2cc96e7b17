import { dismissals, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { dismiss } from 'shared-state/dismissals'
import { closeOverlay } from 'shared-state/overlays'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { Countdown } from 'shared-ui/countdown'
import { Dialog } from 'shared-ui/dialog'
import { useWords } from '../use-words.ts'
import classes from './bonus-modal.module.css'

interface BonusModalProps {
  readonly percentage: number
  /** In milliseconds by the clock of this device. */
  readonly end: number
  readonly isOpen: boolean
}

/** §4: once it is closed, it stays closed. */
function close() {
  dismiss(dismissals.timeBonus)
  closeOverlay('time-bonus')
}

/** §2: the discount of the first hours for a member without credits, with a link to the credits. */
export function BonusModal({ percentage, end, isOpen }: BonusModalProps) {
  const t = useWords()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      size="small"
      closeLabel={t('close')}
      heading={t('discounts.first', { percentage })}
      actions={
        <>
          <Button slot="close" variant="quiet">
            {t('timeBonus.later')}
          </Button>
          <Link to={paths.credits} onClick={close} {...buttonLook()}>
            {t('getCredits')}
          </Link>
        </>
      }
    >
      <div className={classes.content}>
        <p>{t('timeBonus.text')}</p>
        <p className={classes.end}>
          <span>{t('discounts.endsIn')}</span>
          <Countdown
            deadline={end}
            look="boxes"
            aria-label={t('discounts.timeLeft')}
            units={{
              hours: t('timeBonus.hours'),
              minutes: t('timeBonus.minutes'),
              seconds: t('timeBonus.seconds'),
            }}
          />
        </p>
        <p className={classes.note}>{t('timeBonus.note')}</p>
      </div>
    </Dialog>
  )
}
