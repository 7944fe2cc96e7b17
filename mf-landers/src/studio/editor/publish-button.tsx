import { useState } from 'react'
import { Button, type ButtonProps } from 'shared-ui/button'
import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { useReplacedText } from '../use-replaced-text.ts'
import { useStudioWords } from '../use-studio-words.ts'
import type { EditorState } from './use-editor.ts'

interface PublishButtonProps extends ButtonProps {
  readonly editor: EditorState
  readonly onPress: () => void
}

/** A button that publishes. Where visitors have found another page so far, a dialog asks first. */
export function PublishButton({ editor: { lander, content }, onPress, ...props }: PublishButtonProps) {
  const t = useStudioWords()
  const replaced = useReplacedText()(content)
  const [isAsking, setAsking] = useState(false)
  const mustAsk = replaced !== undefined && lander.status !== 'live'

  function publish() {
    setAsking(false)
    onPress()
  }

  return (
    <>
      <Button {...props} onPress={mustAsk ? () => setAsking(true) : onPress} />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        heading={t('standing.heading')}
        confirmLabel={t('editor.publish')}
        cancelLabel={t('standing.keep')}
        onConfirm={publish}
      >
        <p>{replaced}</p>
      </ConfirmDialog>
    </>
  )
}
