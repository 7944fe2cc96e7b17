import type { LanderContent } from 'contracts'
import { useState } from 'react'
import { Button, type ButtonProps } from 'shared-ui/button'
import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { useOfflineText } from '../use-offline-text.ts'
import { useReplacedText } from '../use-replaced-text.ts'
import { useStudioWords } from '../use-studio-words.ts'
import type { EditorState } from './use-editor.ts'

interface PublishButtonProps extends ButtonProps {
  readonly editor: EditorState
  /** When visitors will see what it publishes. */
  readonly schedule: LanderContent['schedule']
  readonly now: number
  readonly onPress: () => void
}

/** A button that publishes. Where visitors then lose a page that they have found so far, a dialog asks first. */
export function PublishButton({ editor, schedule, now, onPress, ...props }: PublishButtonProps) {
  const t = useStudioWords()
  const { lander, content } = editor
  const offline = useOfflineText()(lander, schedule, now)
  const replaced = useReplacedText()(content)
  const warning = offline ?? (lander.status === 'live' ? undefined : replaced)
  const [isAsking, setAsking] = useState(false)

  function publish() {
    setAsking(false)
    onPress()
  }

  return (
    <>
      <Button {...props} onPress={warning === undefined ? onPress : () => setAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        heading={t(offline === undefined ? 'standing.heading' : 'offline.heading')}
        confirmLabel={t('editor.publish')}
        cancelLabel={t('standing.keep')}
        onConfirm={publish}
      >
        <p>{warning}</p>
      </ConfirmDialog>
    </>
  )
}
