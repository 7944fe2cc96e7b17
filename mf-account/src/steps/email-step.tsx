import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { ConfirmEmail } from '../activation/confirm-email.tsx'
import { useWords } from '../use-words.ts'
import classes from './steps.module.css'

interface EmailStepProps {
  readonly onBack: (() => void) | undefined
  readonly onDone: () => void
}

/** §4: the last step, which confirms the e-mail address. */
export function EmailStep({ onBack, onDone }: EmailStepProps) {
  const t = useWords()
  return (
    <div className={classes.step}>
      <Card padding="large">
        <ConfirmEmail onDone={onDone} />
      </Card>
      {onBack && (
        <div className={classes.actions}>
          <Button variant="quiet" size="large" className={classes.back} onPress={onBack}>
            {t('completeSignup.back')}
          </Button>
        </div>
      )}
    </div>
  )
}
