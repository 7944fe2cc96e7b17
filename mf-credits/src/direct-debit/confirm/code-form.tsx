import type { Currency } from 'contracts'
import { Lock } from 'lucide-react'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { useCountdown } from 'shared-ui/countdown'
import { TextField } from 'shared-ui/text-field'
import { PayProblem } from '../../checkout/pay-problem.tsx'
import { useWords } from '../../use-words.ts'
import type { SentCode } from '../sent-code.ts'
import classes from './confirm.module.css'
import { ResendCode } from './resend-code.tsx'
import type { useCodeForm } from './use-code-form.ts'

interface CodeFormProps {
  readonly form: ReturnType<typeof useCodeForm>
  readonly code: SentCode
  /** The total, with its currency. */
  readonly amount: string
  readonly currency: Currency
  readonly onSent: (code: SentCode) => void
}

/** The SMS code, and the button that agrees to the mandate and pays. */
export function CodeForm({ form, code, amount, currency, onSent }: CodeFormProps) {
  const t = useWords()
  const isExpired = useCountdown(Date.parse(code.expires)) === 0
  const { onChange, ...field } = form.bind('sms_code')
  return (
    <Card padding="large">
      <form {...form.props} className={classes.form}>
        <p className={classes.sent} role="status">
          {t('directDebit.code.sent', { number: code.mobile_number })}
        </p>
        <TextField
          {...field}
          onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, 6))}
          label={t('directDebit.code.label')}
          description={t('directDebit.code.note')}
          autoComplete="one-time-code"
          inputMode="numeric"
          className={classes.code}
          isRequired
        />
        {isExpired && <Alert tone="warning">{t('directDebit.code.expired')}</Alert>}
        <ResendCode code={code} isDisabled={form.isPending} onSent={onSent} />
        {form.error && <PayProblem error={form.refusal} currency={currency} />}
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={form.isPending}
          pendingLabel={t('directDebit.paying')}
        >
          <Lock aria-hidden="true" />
          {t('directDebit.pay', { amount })}
        </Button>
      </form>
    </Card>
  )
}
