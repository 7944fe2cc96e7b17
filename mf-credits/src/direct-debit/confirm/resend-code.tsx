import { sendDebitCode } from 'contracts'
import { call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { useCountdown } from 'shared-ui/countdown'
import { useProblemText, useWords } from '../../use-words.ts'
import { sendingProblem } from '../sending-problem.ts'
import type { SentCode } from '../sent-code.ts'
import classes from './confirm.module.css'

/** Milliseconds that a text message may take. */
const USUAL_DELAY = 30_000

interface ResendCodeProps {
  readonly code: SentCode
  readonly isDisabled: boolean
  readonly onSent: (code: SentCode) => void
}

/** Sends another code, once the first one has had its time to arrive. */
export function ResendCode({ code, isDisabled, onSent }: ResendCodeProps) {
  const t = useWords()
  const problemText = useProblemText()
  const { account, sentAt } = code
  const seconds = useCountdown(sentAt + USUAL_DELAY)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(sendDebitCode, { body: account }),
    onSuccess: (answer) => onSent({ ...answer, account, sentAt: Date.now(), wrong: 0 }),
  })
  return (
    <div className={classes.resend}>
      {error && <Alert tone="danger">{sendingProblem(error, t, problemText)}</Alert>}
      <Button
        variant="quiet"
        size="small"
        isDisabled={isDisabled || seconds !== 0}
        isPending={isPending}
        pendingLabel={t('directDebit.sending')}
        onPress={() => mutate()}
      >
        {seconds ? t('directDebit.code.resendIn', { count: seconds }) : t('directDebit.code.resend')}
      </Button>
    </div>
  )
}
