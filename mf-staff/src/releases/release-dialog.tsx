import { changeRelease, getReleaseHistory, getReleases, type ReleaseAction } from 'contracts'
import { useState } from 'react'
import { toast } from 'shared-state/toasts'
import { Alert } from 'shared-ui/alert'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { lookAgain } from '../queries/look-again.ts'
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
  return (
    <ReasonDialog
      heading={t(`releases.${action}.title`, { name: version ? `${name} ${version}` : name })}
      button={t(`releases.${action}.button`)}
      isDanger={action !== 'promote' && action !== 'approve'}
      note={t('releases.reasonNote')}
      send={(reason) => call(changeRelease, { body: { ...change, reason } })}
      onSent={(answer) => {
        setRefused(answer.refused)
        if (answer.refused.length > 0) return
        toast({ tone: 'success', title: t('releases.done') })
        void lookAgain(getReleases, getReleaseHistory)
        onClose()
      }}
      onClose={onClose}
    >
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
    </ReasonDialog>
  )
}
