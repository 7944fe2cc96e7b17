import { type Message, REPORT_LENGTH, reportMember, reportReasons } from 'contracts'
import { useState } from 'react'
import { call } from 'shared-state/api'
import { useForm } from 'shared-state/form'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Radio, RadioGroup } from 'shared-ui/radio'
import { Select } from 'shared-ui/select'
import { TextAreaField } from 'shared-ui/text-field'
import { useProblemText, useWords } from '../../use-words.ts'
import classes from './report.module.css'
import { useMessagePreview } from './use-message-preview.ts'

const WHOLE = 'profile'
/** The latest messages that the form offers. */
const CHOICES = 20

interface ReportFormProps {
  readonly profile: string
  readonly name: string
  readonly message: Message | undefined
  readonly choices: readonly Message[]
  readonly onSent: (reference: string) => void
}

interface ReportValues {
  /** Sequence of the reported message, or `WHOLE`. */
  readonly target: string
  readonly reason: (typeof reportReasons)[number] | null
  readonly text: string
}

/** Asks for the reported message or profile, the reason and the details. */
export function ReportForm({ profile, name, message, choices, onSent }: ReportFormProps) {
  const t = useWords()
  const problemText = useProblemText()
  const preview = useMessagePreview()
  // Makes a repeated request idempotent.
  const [key] = useState(() => crypto.randomUUID())
  const initial: ReportValues = { target: message ? String(message.sequence) : WHOLE, reason: null, text: '' }
  const form = useForm({
    initial,
    check({ target, reason, text }) {
      const problems = {
        reason: reason === null && t('conversation.report.reasonMissing'),
        text: text.trim().length > REPORT_LENGTH && t('tooLong'),
      }
      const what = target === WHOLE ? {} : { message: Number(target) }
      return { problems, body: reason && { id: key, profile, reason, text, ...what } }
    },
    send: (body) => call(reportMember, { body }),
    onSent: ({ reference }) => onSent(reference),
    errorText: problemText,
    showsProblemsOn: 'submit',
  })
  return (
    <form {...form.props} className={classes['form']}>
      <p>{t('conversation.report.lead', { name })}</p>
      {form.error && <Alert tone="danger">{form.error}</Alert>}
      {message && <blockquote className={classes['quote']}>{preview(message)}</blockquote>}
      {!message && choices.length > 0 && (
        <Select
          {...form.bind('target')}
          label={t('conversation.report.what')}
          placeholder={t('conversation.report.whole')}
          options={[
            { id: WHOLE, label: t('conversation.report.whole') },
            ...choices
              .slice(-CHOICES)
              .toReversed()
              .map((one) => ({ id: String(one.sequence), label: preview(one) })),
          ]}
          onChange={(chosen) => form.change({ target: chosen ?? WHOLE })}
        />
      )}
      <RadioGroup {...form.bind('reason')} label={t('conversation.report.reason')} isRequired>
        {reportReasons.map((one) => (
          <Radio key={one} value={one}>
            {t(`conversation.report.reasons.${one}`)}
          </Radio>
        ))}
      </RadioGroup>
      <TextAreaField
        {...form.bind('text')}
        label={t('conversation.report.text')}
        description={t('conversation.report.textNote')}
        maxLength={REPORT_LENGTH}
        remainingLabel={(count) => (count < 0 ? t('tooLong') : t('remaining', { count }))}
      />
      <Button type="submit" isFullWidth isPending={form.isPending} pendingLabel={t('pending')}>
        {t('conversation.report.submit')}
      </Button>
    </form>
  )
}
