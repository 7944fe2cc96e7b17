import { changeRelease, getReleaseHistory, getReleases, type ReleaseAction, staffReason } from 'contracts'
import { useState } from 'react'
import { queryClient } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { TextAreaField } from 'shared-ui/text-field'
import { Form } from '../components/form.tsx'
import { useStaffForm } from '../components/use-staff-form.ts'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useWords } from '../use-words.ts'

export interface ReleaseChange {
  readonly action: ReleaseAction
  readonly name: string
  /** Unless it is the one that the action is about anyway. */
  readonly version?: string | undefined
}

interface ReleaseDialogProps {
  readonly change: ReleaseChange
  readonly onClose: () => void
}

/** Asks why a version should be released or taken back, and says what the gate has against it. */
export function ReleaseDialog({ change, onClose }: ReleaseDialogProps) {
  const { action, name, version } = change
  const t = useWords()
  const call = useStaffCall()
  const [refused, setRefused] = useState<readonly string[]>([])
  const form = useStaffForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      problems: { reason: !staffReason.safeParse(reason).success && t('releases.reasonMissing') },
      body: reason.trim() === '' ? undefined : { ...change, reason: reason.trim() },
    }),
    send: (body) => call(changeRelease, { body }),
    onSent(answer) {
      setRefused(answer.refused)
      if (answer.refused.length > 0) return
      toast({ tone: 'success', title: t('releases.done') })
      for (const { path } of [getReleases, getReleaseHistory])
        void queryClient.invalidateQueries({ queryKey: [path] })
      onClose()
    },
    showsProblemsOn: 'submit',
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={t(`releases.${action}.title`, { name: version ? `${name} ${version}` : name })}
      closeLabel={t('close')}
    >
      <Form form={form}>
        <p>{t(`releases.${action}.text`)}</p>
        {refused.length > 0 && (
          <Alert tone="danger">
            {refused.map((sentence) => (
              <p key={sentence} lang="en">
                {sentence}
              </p>
            ))}
          </Alert>
        )}
        <TextAreaField
          {...form.bind('reason')}
          label={t('releases.reason')}
          description={t('releases.reasonNote')}
          isRequired
          maxLength={1000}
        />
        <Button
          type="submit"
          variant={action === 'promote' ? 'primary' : 'danger'}
          isPending={form.isPending}
          pendingLabel={t('pending')}
        >
          {t(`releases.${action}.button`)}
        </Button>
      </Form>
    </Dialog>
  )
}
