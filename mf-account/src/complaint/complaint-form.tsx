import { COMPLAINT_LENGTH, type ComplaintTopic, complaintTopics, sendComplaint } from 'contracts'
import { useState } from 'react'
import { call } from 'shared-state/api'
import { codeOf } from 'shared-state/problem-text'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { Select } from 'shared-ui/select'
import { EmailField } from '../components/form/email-field.tsx'
import { Form } from '../components/form/form.tsx'
import { LongTextField } from '../components/form/long-text-field.tsx'
import { useAccountForm } from '../components/form/use-account-form.ts'
import { useProblemText, useWords } from '../use-words.ts'
import { type ComplaintDraft, invalidFields } from './complaint-problem.ts'

interface ComplaintFormProps {
  /** The member's own address. */
  readonly email: string
  /** The decision of staff that the complaint objects to, as the link in the mail names it. */
  readonly decision: string | undefined
  readonly onSent: (reference: string) => void
}

/** E-mail address, topic and text. The server returns a reference number. */
export function ComplaintForm({ email, decision, onSent }: ComplaintFormProps) {
  const t = useWords()
  const problemText = useProblemText()
  const { min_age } = useSettings()
  // Makes a repeated request idempotent.
  const [id] = useState(() => crypto.randomUUID())
  const initial: ComplaintDraft = { email, topic: decision ? 'other' : null, text: '' }
  const form = useAccountForm({
    initial,
    check(values) {
      const { email, topic, text } = values
      const texts = {
        email: t('problems.invalid_email'),
        topic: t('complaints.topicMissing'),
        text: t(text.trim() ? 'tooLong' : 'complaints.whatMissing'),
      }
      const problems = Object.fromEntries(invalidFields(values).map((field) => [field, texts[field]]))
      return { problems, body: topic && { id, email, topic, text, ...(decision && { decision }) } }
    },
    send: (body) => call(sendComplaint, { body }),
    onSent: ({ reference }) => onSent(reference),
    errorText: (error) =>
      codeOf(error) === 'too_many_requests' ? t('complaints.tooMany') : problemText(error),
    codeText: undefined,
    showsProblemsOn: 'submit',
  })
  return (
    <Form form={form}>
      <EmailField
        {...form.bind('email')}
        label={t('complaints.email')}
        description={t('complaints.emailNote')}
        autoComplete="email"
      />
      <Select<ComplaintTopic>
        {...form.bind('topic')}
        label={t('complaints.topic')}
        placeholder={t('complaints.topicPlaceholder')}
        isRequired
        options={complaintTopics.map((one) => ({
          id: one,
          label: t(`complaints.topics.${one}`, { min_age }),
        }))}
      />
      <LongTextField
        {...form.bind('text')}
        label={t('complaints.what')}
        description={t('complaints.whatNote')}
        isRequired
        maxLength={COMPLAINT_LENGTH}
      />
      <Button type="submit" isFullWidth isPending={form.isPending} pendingLabel={t('complaints.pending')}>
        {t('complaints.submit')}
      </Button>
    </Form>
  )
}
