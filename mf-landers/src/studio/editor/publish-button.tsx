import type { LanderContent } from 'contracts'
import { useState } from 'react'
import { Button, type ButtonProps } from 'shared-ui/button'
import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { useStudioWords } from '../use-studio-words.ts'
import { useOfflineText, useReplacedText } from '../warnings.ts'
import type { EditorState } from './use-editor.ts'

interface PublishButtonProps extends ButtonProps {
  readonly editor: EditorState
  /** When visitors will see what it publishes. */
  readonly schedule: LanderContent['schedule']
  /** Warns that search engines won't list it. */
  readonly unlisted?: string | undefined
  /** Warns that some visitors find English texts. */
  readonly untranslated?: string | undefined
  readonly now: number
  readonly onPress: () => void
}

/** Publishes, after a dialog if somebody then no longer finds a page, or not in their language. */
export function PublishButton({
  editor,
  schedule,
  unlisted,
  untranslated,
  now,
  onPress,
  ...props
}: PublishButtonProps) {
  const t = useStudioWords()
  const { lander, content } = editor
  const offline = useOfflineText()(lander, schedule, now)
  const replacedText = useReplacedText()(content)
  const replaced = lander.status === 'live' ? undefined : replacedText
  const warnings = [
    { heading: t('offline.heading'), text: offline },
    { heading: t('standing.heading'), text: replaced },
    { heading: t('unlisted.heading'), text: unlisted },
    { heading: t('languages.heading'), text: untranslated },
  ].filter(({ text }) => text !== undefined)
  const [isAsking, setAsking] = useState(false)
  // They stay as they are until the dialog has closed.
  const [asked, setAsked] = useState(warnings)

  function ask() {
    setAsked(warnings)
    setAsking(true)
  }

  function publish() {
    setAsking(false)
    onPress()
  }

  return (
    <>
      <Button {...props} onPress={warnings.length === 0 ? onPress : ask} />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        heading={asked[0]?.heading}
        confirmLabel={t('editor.publish')}
        cancelLabel={t('standing.keep')}
        onConfirm={publish}
      >
        {asked.map(({ heading, text }) => (
          <p key={heading}>{text}</p>
        ))}
      </ConfirmDialog>
    </>
  )
}
