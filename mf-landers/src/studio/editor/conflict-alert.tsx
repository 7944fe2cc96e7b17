import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { useStudioWords } from '../use-studio-words.ts'
import classes from './editor.module.css'
import type { EditorState } from './use-editor.ts'

interface ConflictAlertProps {
  readonly editor: EditorState
  readonly conflict: NonNullable<EditorState['conflict']>
}

/** Tells the second of two editors, whose text is still in the form. Each save is its own revision. */
export function ConflictAlert({ editor, conflict: { rev, author } }: ConflictAlertProps) {
  const t = useStudioWords()
  return (
    <Alert
      tone="danger"
      heading={t('conflict.title', { author, rev })}
      action={
        <div className={classes.actions}>
          <Button
            variant="secondary"
            size="small"
            isPending={editor.isTaking}
            pendingLabel={t('editor.pending')}
            onPress={editor.takeTheirs}
          >
            {t('conflict.theirs')}
          </Button>
          <Button
            size="small"
            isPending={editor.running === 'save'}
            pendingLabel={t('editor.pending')}
            onPress={editor.saveMine}
          >
            {t('conflict.mine')}
          </Button>
        </div>
      }
    >
      {t('conflict.text')}
    </Alert>
  )
}
