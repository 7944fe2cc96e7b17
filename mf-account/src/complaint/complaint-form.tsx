import { COMPLAINT_LENGTH, complaintTopics, sendComplaint } from 'contracts'
import { type SubmitEvent, useRef, useState } from 'react'
import { call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Select } from 'shared-ui/select'
import { TextAreaField } from 'shared-ui/text-field'
import { EmailField } from '../components/email-field.tsx'
import classes from '../components/form-page.module.css'
import { useWords } from '../use-words.ts'
import { type ComplaintDraft, complaintProblem, missingIn } from './complaint-problem.ts'

const EMPTY: ComplaintDraft = { email: '', topic: null, text: '' }

/** Address, topic and text; answers with the number under which the complaint is known. */
export function ComplaintForm({ onSent }: { readonly onSent: (reference: string) => void }) {
  const t = useWords()
  const email = useRef<HTMLInputElement>(null)
  const topic = useRef<HTMLButtonElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  // Sent twice, it is one complaint.
  const [id] = useState(() => crypto.randomUUID())
  const [isChecked, setChecked] = useState(false)
  const [draft, setDraft] = useState(EMPTY)
  const sending = useMutation({
    mutationFn: ({ topic }: { topic: NonNullable<ComplaintDraft['topic']> }) =>
      call(sendComplaint, { body: { id, email: draft.email, text: draft.text, topic } }),
    onSuccess: ({ reference }) => onSent(reference),
  })
  const missing = missingIn(draft)
  const lacks = (field: (typeof missing)[number]) => isChecked && missing.includes(field)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    const [first] = missing
    if (first) ({ email, topic, text })[first].current?.focus()
    else if (draft.topic && !sending.isPending) sending.mutate({ topic: draft.topic })
  }

  return (
    <form className={classes['form']} method="post" noValidate onSubmit={submit}>
      {sending.error && !sending.isPending && (
        <Alert tone="danger">{t(complaintProblem(sending.error))}</Alert>
      )}
      <EmailField
        ref={email}
        label={t('complaints.email')}
        description={t('complaints.emailNote')}
        autoComplete="email"
        value={draft.email}
        onChange={(value) => setDraft({ ...draft, email: value })}
        errorMessage={lacks('email') && t('problems.invalid_email')}
      />
      <Select
        ref={topic}
        label={t('complaints.topic')}
        placeholder={t('complaints.topicPlaceholder')}
        isRequired
        options={complaintTopics.map((one) => ({ id: one, label: t(`complaints.topics.${one}`) }))}
        value={draft.topic}
        onChange={(value) => setDraft({ ...draft, topic: value })}
        errorMessage={lacks('topic') && t('complaints.topicMissing')}
      />
      <TextAreaField
        ref={text}
        label={t('complaints.what')}
        description={t('complaints.whatNote')}
        name="text"
        isRequired
        maxLength={COMPLAINT_LENGTH}
        remainingLabel={(count) =>
          count < 0 ? t('complaints.tooLong') : t('complaints.remaining', { count })
        }
        value={draft.text}
        onChange={(value) => setDraft({ ...draft, text: value })}
        errorMessage={lacks('text') && t(draft.text.trim() ? 'complaints.tooLong' : 'complaints.whatMissing')}
      />
      <Button type="submit" isFullWidth isPending={sending.isPending} pendingLabel={t('complaints.pending')}>
        {t('complaints.submit')}
      </Button>
    </form>
  )
}
