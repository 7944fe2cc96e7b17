import { addStaffMemberNote, getStaffMemberNotes, removeStaffMemberNote } from 'contracts'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { useMutation } from 'shared-state/query'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { ConfirmAction } from 'shared-ui/confirm-dialog'
import { TextAreaField } from 'shared-ui/text-field'
import { Form } from '../../components/form.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { useStaffForm } from '../../components/use-staff-form.ts'
import { lookAgain } from '../../queries/look-again.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useProblemText, useWords } from '../../use-words.ts'
import classes from '../members.module.css'
import { useLook } from '../use-look.ts'
import type { MemberHead } from './member-head.ts'

/** The notes of staff about the member. */
export function Notes({ member }: { readonly member: MemberHead }) {
  const t = useWords()
  const format = useFormat()
  const query = useLook(getStaffMemberNotes, { query: { member: member.id } })
  const [added, setAdded] = useState(0)
  return (
    <Card className={classes.card}>
      <h2>{t('members.notes.title')}</h2>
      <Loaded query={query}>
        {({ notes }) => (
          <ul className={classes.list}>
            {notes.map((note) => (
              <li key={note.id} className={classes.note}>
                {note.text}
                <div className={classes.noteFoot}>
                  {note.author ?? t('members.notes.gone')} · {format.dateTime(note.created_at)}
                  {note.is_removable && <RemoveNote member={member} note={note.id} />}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {member.is_changeable && (
        <NoteForm
          key={added}
          member={member}
          onAdded={() => {
            void lookAgain(getStaffMemberNotes)
            setAdded(added + 1)
          }}
        />
      )}
    </Card>
  )
}

function RemoveNote({ member, note }: { readonly member: MemberHead; readonly note: string }) {
  const t = useWords()
  const call = useStaffCall()
  const problemText = useProblemText()
  const remove = useMutation<undefined, Error, undefined>({
    mutationFn: () => call(removeStaffMemberNote, { body: { member: member.id, note } }),
    onSuccess: () => void lookAgain(getStaffMemberNotes),
  })
  return (
    <ConfirmAction
      trigger={
        <Button variant="quiet" size="small">
          {t('members.notes.remove')}
        </Button>
      }
      action={remove}
      errorText={problemText}
      heading={t('members.notes.removeQuestion')}
      confirmLabel={t('members.notes.remove')}
      cancelLabel={t('cancel')}
      pendingLabel={t('pending')}
      tone="danger"
    >
      {t('members.notes.removeNote')}
    </ConfirmAction>
  )
}

function NoteForm({ member, onAdded }: { readonly member: MemberHead; readonly onAdded: () => void }) {
  const t = useWords()
  const call = useStaffCall()
  const [id] = useState(() => crypto.randomUUID())
  const form = useStaffForm({
    initial: { text: '' },
    check: ({ text }) => ({
      problems: { text: text.trim() === '' && t('members.notes.missing') },
      body: text.trim() === '' ? undefined : { member: member.id, id, text: text.trim() },
    }),
    send: (body) => call(addStaffMemberNote, { body }),
    onSent: onAdded,
    showsProblemsOn: 'submit',
  })
  return (
    <Form form={form}>
      <TextAreaField
        {...form.bind('text')}
        label={t('members.notes.new')}
        description={t('members.notes.note')}
        maxLength={2000}
      />
      <div>
        <Button
          type="submit"
          size="small"
          variant="secondary"
          isPending={form.isPending}
          pendingLabel={t('pending')}
        >
          {t('members.notes.add')}
        </Button>
      </div>
    </Form>
  )
}
