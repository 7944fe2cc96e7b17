import { type Account, REACTIVATION_DAYS } from 'contracts'
import { Slot } from 'platform/runtime/remote'
import { Link } from 'platform/runtime/router'
import { useEffect, useRef } from 'react'
import { useMutation } from 'shared-state/query'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { Choice } from 'shared-ui/choice'
import { changePrivacyMode } from '../queries/change-privacy-mode.ts'
import { useProblemText, useWords } from '../use-words.ts'
import classes from './leaving.module.css'

interface AlternativesProps {
  readonly account: Account
  readonly onDelete: () => void
  readonly onStay: () => void
}

/** The deletion of the account, and below it the alternatives. Other remotes add theirs through the slot. */
export function Alternatives({ account, onDelete, onStay }: AlternativesProps) {
  const t = useWords()
  const problemText = useProblemText()
  const heading = useRef<HTMLHeadingElement>(null)
  const pausing = useMutation({ mutationFn: () => changePrivacyMode(true) })
  // The button above stays in view.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes.alternatives}>
      <p>{t('leaving.deleteText', { days: REACTIVATION_DAYS })}</p>
      <Button variant="danger" className={classes.begin} onPress={onDelete}>
        {t('leaving.delete')}
      </Button>
      <h3 ref={heading} tabIndex={-1}>
        {t('leaving.alternatives')}
      </h3>
      <div className={classes.choices}>
        <Choice
          heading={t('leaving.email.heading')}
          action={
            <Link to="#email" {...buttonLook({ variant: 'secondary', isFullWidth: true })}>
              {t('settings.email.change')}
            </Link>
          }
        >
          {t('leaving.email.text')}
        </Choice>
        <Choice
          heading={t('settings.visibility.privacyMode')}
          action={
            account.paused ? (
              <p role="status">{t('leaving.privacyMode.done')}</p>
            ) : (
              <Button
                variant="secondary"
                isFullWidth
                isPending={pausing.isPending}
                pendingLabel={t('settings.saving')}
                onPress={() => pausing.mutate()}
              >
                {t('leaving.privacyMode.turnOn')}
              </Button>
            )
          }
        >
          {t('leaving.privacyMode.text')}
          {pausing.isError && <p role="alert">{problemText(pausing.error)}</p>}
        </Choice>
        <Slot name="leaving" className={classes.slot} />
      </div>
      <Button variant="quiet" className={classes.begin} onPress={onStay}>
        {t('leaving.stay')}
      </Button>
    </div>
  )
}
