import {
  type Endpoint,
  getStaffMember,
  getStaffMemberAccount,
  getStaffMemberCases,
  getStaffMemberCredits,
  getStaffMemberMails,
  MOST_GRANTED,
  staffReason,
} from 'contracts'
import { useState } from 'react'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { TextAreaField, TextField } from 'shared-ui/text-field'
import { Form } from '../../components/form.tsx'
import { useStaffForm } from '../../components/use-staff-form.ts'
import { lookAgain } from '../../queries/look-again.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useWords } from '../../use-words.ts'
import { type ChangeKind, changes } from './changes.ts'

interface ChangeDialogProps {
  readonly kind: ChangeKind
  readonly member: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

const TYPES = { email: 'email', date_of_birth: 'date', credits: 'number' } as const

/** Asks why, and what to change it to. */
export function ChangeDialog({ kind, member, onClose }: ChangeDialogProps) {
  const t = useWords()
  const call = useStaffCall()
  const change: { endpoint: Endpoint; field?: keyof typeof TYPES; isDanger?: boolean } = changes[kind]
  const { field } = change
  // The same for each try, so that one press grants once.
  const [id] = useState(() => crypto.randomUUID())
  const form = useStaffForm({
    initial: { value: '', reason: '' },
    check({ value, reason }) {
      const isMissing = field !== undefined && !isGood(field, value.trim())
      const body = {
        member: member.id,
        reason: reason.trim(),
        ...(field === 'credits' ? { id, credits: Number(value) } : field && { [field]: value.trim() }),
      }
      return {
        problems: {
          value: isMissing && t(`members.change.missing.${field}`),
          reason: !staffReason.safeParse(reason).success && t('members.change.reasonMissing'),
        },
        body: isMissing || body.reason === '' ? undefined : body,
      }
    },
    send: (body) => call(change.endpoint, { body } as never),
    onSent() {
      toast({ tone: 'success', title: t('members.change.done') })
      void lookAgain(
        getStaffMember,
        getStaffMemberAccount,
        getStaffMemberMails,
        getStaffMemberCredits,
        getStaffMemberCases,
      )
      onClose()
    },
    showsProblemsOn: 'submit',
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={t(`members.change.${kind}.title`, { name: member.name })}
      closeLabel={t('close')}
    >
      <Form form={form}>
        <p>{t(`members.change.${kind}.text`)}</p>
        {field && (
          <TextField
            {...form.bind('value')}
            label={t(`members.change.field.${field}`)}
            type={TYPES[field]}
            autoComplete="off"
            maxLength={254}
            isRequired
          />
        )}
        <TextAreaField
          {...form.bind('reason')}
          label={t('members.change.reason')}
          description={t(field === 'credits' ? 'members.change.reasonBooks' : 'members.change.reasonNote')}
          isRequired
          maxLength={1000}
        />
        <Button
          type="submit"
          variant={change.isDanger ? 'danger' : 'primary'}
          isPending={form.isPending}
          pendingLabel={t('pending')}
        >
          {t(`members.change.${kind}.button`)}
        </Button>
      </Form>
    </Dialog>
  )
}

function isGood(field: keyof typeof TYPES, value: string): boolean {
  if (field === 'email') return value.includes('@')
  if (field === 'date_of_birth') return /^\d{4}-\d{2}-\d{2}$/.test(value)
  const credits = Number(value)
  return Number.isInteger(credits) && credits >= 1 && credits <= MOST_GRANTED
}
