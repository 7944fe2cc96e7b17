import { getReports, type MemberPhoto, REPORT_LENGTH, reportMember, reportReasons } from 'contracts'
import { type SubmitEvent, useRef, useState } from 'react'
import { call } from 'shared-state/api'
import { endpointQuery, queryClient, useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Radio, RadioGroup } from 'shared-ui/radio'
import { Select } from 'shared-ui/select'
import { TextAreaField } from 'shared-ui/text-field'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'
import { inViewOrder } from './photos/in-view-order.ts'
import classes from './report.module.css'

const WHOLE = 'profile'

interface ReportFormProps {
  readonly name: string
  readonly id: string
  readonly photos: readonly MemberPhoto[]
  readonly onSent: (reference: string) => void
}

type Reason = (typeof reportReasons)[number]

/** What is reported, why, and in the member's own words. */
export function ReportForm({ id, name, photos, onSent }: ReportFormProps) {
  const t = useWords()
  const say = useProblemWords()
  const reasonField = useRef<HTMLElement>(null)
  const textField = useRef<HTMLTextAreaElement>(null)
  // Sent twice, it is one report.
  const [key] = useState(() => crypto.randomUUID())
  const [isChecked, setChecked] = useState(false)
  const [target, setTarget] = useState(WHOLE)
  const [reason, setReason] = useState<Reason | null>(null)
  const [text, setText] = useState('')
  const sending = useMutation({
    mutationFn: (why: Reason) => {
      const photo = target === WHOLE ? {} : { photo: target }
      return call(reportMember, { body: { id: key, profile: id, reason: why, text, ...photo } })
    },
    onSuccess({ reference }) {
      void queryClient.invalidateQueries(endpointQuery(getReports))
      onSent(reference)
    },
  })
  const isTooLong = text.trim().length > REPORT_LENGTH

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if (reason === null) reasonField.current?.focus()
    else if (isTooLong) textField.current?.focus()
    else if (!sending.isPending) sending.mutate(reason)
  }

  return (
    <form className={classes['form']} method="post" noValidate onSubmit={submit}>
      <p>{t('report.lead', { name })}</p>
      {sending.error && !sending.isPending && <Alert tone="danger">{say(sending.error)}</Alert>}
      {photos.length > 0 && (
        <Select
          label={t('report.what')}
          name="photo"
          placeholder={t('report.whole')}
          options={[
            { id: WHOLE, label: t('report.whole') },
            ...inViewOrder(photos).map((photo, place) => {
              return { id: photo.id, label: t('report.photo', { number: place + 1 }) }
            }),
          ]}
          value={target}
          onChange={(chosen) => setTarget(chosen ?? WHOLE)}
        />
      )}
      <RadioGroup
        ref={reasonField}
        label={t('report.reason')}
        name="reason"
        isRequired
        value={reason}
        onChange={setReason}
        errorMessage={isChecked && reason === null && t('report.reasonMissing')}
      >
        {reportReasons.map((one) => (
          <Radio key={one} value={one}>
            {t(`report.reasons.${one}`)}
          </Radio>
        ))}
      </RadioGroup>
      <TextAreaField
        ref={textField}
        label={t('report.text')}
        description={t('report.textNote')}
        name="text"
        maxLength={REPORT_LENGTH}
        remainingLabel={(count) => (count < 0 ? t('report.tooLong') : t('report.remaining', { count }))}
        value={text}
        onChange={setText}
        errorMessage={isChecked && isTooLong && t('report.tooLong')}
      />
      <Button type="submit" isFullWidth isPending={sending.isPending} pendingLabel={t('pending')}>
        {t('report.submit')}
      </Button>
    </form>
  )
}
