import { type MemberPhoto, REPORT_LENGTH, reportMember, reportReasons } from 'contracts'
import { useState } from 'react'
import { call } from 'shared-state/api'
import { useForm } from 'shared-state/form'
import { queryClient } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Radio, RadioGroup } from 'shared-ui/radio'
import { Select } from 'shared-ui/select'
import { TextAreaField } from 'shared-ui/text-field'
import { useProblemText, useWords } from '../../use-words.ts'
import { inViewOrder } from '../photos/in-view-order.ts'
import { reportsQuery } from '../queries/reports-query.ts'
import classes from './report.module.css'

const WHOLE = 'profile'
const EMPTY: ReportValues = { photo: WHOLE, reason: null, text: '' }

interface ReportFormProps {
  readonly name: string
  readonly id: string
  readonly photos: readonly MemberPhoto[]
  readonly onSent: (reference: string) => void
}

interface ReportValues {
  /** Id of the reported photo, or `WHOLE`. */
  readonly photo: string
  readonly reason: (typeof reportReasons)[number] | null
  readonly text: string
}

/** Asks for the reported photo or profile, the reason and the details. */
export function ReportForm({ id, name, photos, onSent }: ReportFormProps) {
  const t = useWords()
  const problemText = useProblemText()
  // Makes a repeated request idempotent.
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm({
    initial: EMPTY,
    check({ photo, reason, text }) {
      const problems = {
        reason: reason === null && t('report.reasonMissing'),
        text: text.trim().length > REPORT_LENGTH && t('tooLong'),
      }
      const target = photo === WHOLE ? {} : { photo }
      return { problems, body: reason && { id: key, profile: id, reason, text, ...target } }
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
    <form {...form.props} className={classes['form']}>
      <p>{t('report.lead', { name })}</p>
      {form.error && <Alert tone="danger">{form.error}</Alert>}
      {photos.length > 0 && (
        <Select
          {...form.bind('photo')}
          label={t('report.what')}
          placeholder={t('report.whole')}
          options={[
            { id: WHOLE, label: t('report.whole') },
            ...inViewOrder(photos).map((photo, index) => {
              return { id: photo.id, label: t('report.photo', { number: index + 1 }) }
            }),
          ]}
          onChange={(chosen) => form.change({ photo: chosen ?? WHOLE })}
        />
      )}
      <RadioGroup {...form.bind('reason')} label={t('report.reason')} isRequired>
        {reportReasons.map((one) => (
          <Radio key={one} value={one}>
            {t(`report.reasons.${one}`)}
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
