import { REPORT_LENGTH, reportMember, reportReasons } from 'contracts'
import { useState } from 'react'
import { call } from 'shared-state/api'
import { useForm } from 'shared-state/form'
import { queryClient } from 'shared-state/query'
import type { ReportRequest } from 'shared-state/safety'
import { useSettings } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Radio, RadioGroup } from 'shared-ui/radio'
import { Select } from 'shared-ui/select'
import { TextAreaField } from 'shared-ui/text-field'
import { reportsQuery } from '../queries/reports-query.ts'
import { useProblemText, useWords } from '../use-words.ts'
import classes from './report.module.css'

const WHOLE = 'profile'
const EMPTY: ReportValues = { part: WHOLE, reason: null, text: '' }

interface ReportFormProps {
  readonly request: ReportRequest
  readonly onSent: (reference: string) => void
}

interface ReportValues {
  /** Index of the reported part, or `WHOLE`. */
  readonly part: string
  readonly reason: (typeof reportReasons)[number] | null
  readonly text: string
}

/** Asks what to report of the member, for the reason and the details. */
export function ReportForm({ request, onSent }: ReportFormProps) {
  const { id, name, parts = [], chosen } = request
  const t = useWords()
  const problemText = useProblemText()
  const { min_age } = useSettings()
  // Makes a repeated request idempotent.
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm({
    initial: EMPTY,
    check({ part, reason, text }) {
      const problems = {
        reason: reason === null && t('report.reasonMissing'),
        text: text.trim().length > REPORT_LENGTH && t('tooLong'),
      }
      const { photo, message } = chosen ?? parts[Number(part)] ?? {}
      return { problems, body: reason && { id: key, profile: id, reason, text, photo, message } }
    },
    send: (body) => call(reportMember, { body }),
    onSent({ reference }) {
      void queryClient.invalidateQueries(reportsQuery)
      onSent(reference)
    },
    errorText: problemText,
    showsProblemsOn: 'submit',
  })

  return (
    <form {...form.props} className={classes.form}>
      <p>{t('report.lead', { name })}</p>
      {form.error && <Alert tone="danger">{form.error}</Alert>}
      {chosen && <blockquote className={classes.quote}>{chosen.label}</blockquote>}
      {!chosen && parts.length > 0 && (
        <Select
          {...form.bind('part')}
          label={t('report.what')}
          placeholder={t('report.whole')}
          options={[
            { id: WHOLE, label: t('report.whole') },
            ...parts.map(({ label }, index) => ({ id: String(index), label })),
          ]}
          onChange={(part) => form.change({ part: part ?? WHOLE })}
        />
      )}
      <RadioGroup {...form.bind('reason')} label={t('report.reason')} isRequired>
        {reportReasons.map((one) => (
          <Radio key={one} value={one}>
            {t(`report.reasons.${one}`, { min_age })}
          </Radio>
        ))}
      </RadioGroup>
      <TextAreaField
        {...form.bind('text')}
        label={t('report.text')}
        description={t('report.textNote')}
        maxLength={REPORT_LENGTH}
        remainingLabel={(count) => (count < 0 ? t('tooLong') : t('remaining', { count }))}
      />
      <Button type="submit" isFullWidth isPending={form.isPending} pendingLabel={t('pending')}>
        {t('report.submit')}
      </Button>
    </form>
  )
}
