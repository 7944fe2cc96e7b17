import { useFormat } from 'shared-state/format'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { type Refused, useErrorText } from '../use-refused.ts'
import { useStudioWords } from '../use-studio-words.ts'
import { useReplacedText } from '../warnings.ts'
import { ConflictAlert } from './conflict-alert.tsx'
import type { EditorState } from './use-editor.ts'
import { useKeptDraft } from './use-kept-draft.ts'

interface EditorAlertsProps {
  readonly editor: EditorState
  /** Whether visitors’ pages could draw the document. */
  readonly mayPublish: boolean
  /** The field that the server refuses. */
  readonly refused: Refused | undefined
  readonly onShow: (refused: Refused) => void
}

/** Says above the forms what has happened to the document, and what stands in its way. */
export function EditorAlerts({ editor, mayPublish, refused, onShow }: EditorAlertsProps) {
  const t = useStudioWords()
  const format = useFormat()
  const { content, lander, conflict, refusal } = editor
  const errorText = useErrorText(content)
  const replaced = useReplacedText()(content)
  const keptSince = useKeptDraft(editor)
  return (
    <>
      {keptSince !== undefined && (
        <Alert
          action={
            <Button variant="secondary" size="small" onPress={editor.discard}>
              {t('kept.discard')}
            </Button>
          }
        >
          {t('kept.text', { date: format.dateTime(keptSince) })}
        </Alert>
      )}
      {conflict && <ConflictAlert editor={editor} conflict={conflict} />}
      {refusal !== undefined && (
        <Alert
          tone="danger"
          action={
            refused && (
              <Button variant="secondary" size="small" onPress={() => onShow(refused)}>
                {t('refused.show')}
              </Button>
            )
          }
        >
          {errorText(refusal)}
        </Alert>
      )}
      {replaced && lander.status !== 'live' && <Alert tone="warning">{replaced}</Alert>}
      {!mayPublish && <Alert tone="warning">{t('parts.undrawable')}</Alert>}
    </>
  )
}
