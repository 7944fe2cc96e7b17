import {
  findStaffComplaints,
  getCaseFigures,
  getStaffComplaint,
  REPLY_LENGTH,
  replyToStaffComplaint,
} from 'contracts'
import { useState } from 'react'
import { codeOf } from 'shared-state/problem-text'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { Checkbox } from 'shared-ui/checkbox'
import { Select } from 'shared-ui/select'
import { TextAreaField } from 'shared-ui/text-field'
import { Form } from '../../components/form.tsx'
import { useStaffForm } from '../../components/use-staff-form.ts'
import { useRefusalText } from '../../moderation/decisions/use-refusal-text.ts'
import { useLanguageName } from '../../moderation/naming/use-language-name.ts'
import { lookAgain } from '../../queries/look-again.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useWords } from '../../use-words.ts'
import { type CannedAnswer, cannedAnswers, fillCanned, loadCanned } from '../canned/canned-answers.ts'
import classes from '../complaints.module.css'
import type { WholeComplaint } from './whole-complaint.ts'

/** Writes an answer, perhaps from a ready one, which is mailed in the language of the complaint. */
export function ReplyForm({ complaint }: { readonly complaint: WholeComplaint }) {
  const t = useWords()
  const refusalText = useRefusalText()
  const nameOf = useLanguageName()
  const call = useStaffCall()
  const { id, language, reference, replies, member } = complaint
  // The same for each try, so that one press answers once.
  const [reply, setReply] = useState(() => crypto.randomUUID())
  const [canned, setCanned] = useState<CannedAnswer | null>(null)
  const form = useStaffForm({
    initial: { text: '', isKeptOpen: false },
    check: ({ text, isKeptOpen }) => ({
      problems: { text: text.trim() === '' && t('moderation.answerMissing') },
      body: text.trim() === '' ? undefined : { id, reply, text: text.trim(), replies, keep_open: isKeptOpen },
    }),
    send: (body) => call(replyToStaffComplaint, { body }),
    onSent() {
      toast({ tone: 'success', title: t('complaints.sent') })
      void lookAgain(getStaffComplaint, findStaffComplaints, getCaseFigures)
      form.reset()
      setCanned(null)
      setReply(crypto.randomUUID())
    },
    onError(error) {
      // The colleague's answer shows, and so does this draft.
      if (codeOf(error) === 'case_decided') void lookAgain(getStaffComplaint, findStaffComplaints)
    },
    errorText: (error) => (codeOf(error) === 'case_decided' ? t('complaints.quicker') : refusalText(error)),
    showsProblemsOn: 'submit',
  })
  async function propose(answer: CannedAnswer | null) {
    setCanned(answer)
    if (answer === null) return
    const texts = await loadCanned(language)
    form.change({ text: fillCanned(texts, answer, { name: member?.name ?? null, reference }) })
  }
  return (
    <Card className={classes.card}>
      <h2>{t('complaints.answer')}</h2>
      <Form form={form}>
        <Select<CannedAnswer>
          label={t('complaints.canned')}
          description={t('complaints.cannedNote')}
          placeholder={t('complaints.cannedPlaceholder')}
          value={canned}
          onChange={(answer) => void propose(answer)}
          options={cannedAnswers.map((answer) => ({
            id: answer,
            label: t(`complaints.cannedTitles.${answer}`),
          }))}
        />
        <TextAreaField
          {...form.bind('text')}
          label={t('complaints.answerLabel')}
          description={t('complaints.answerNote', { language: nameOf(language) })}
          maxLength={REPLY_LENGTH}
          lang={language}
          isRequired
        />
        <Checkbox isSelected={form.values.isKeptOpen} onChange={(isKeptOpen) => form.change({ isKeptOpen })}>
          {t('complaints.keepOpen')}
        </Checkbox>
        <div>
          <Button type="submit" isPending={form.isPending} pendingLabel={t('pending')}>
            {t('complaints.send')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
