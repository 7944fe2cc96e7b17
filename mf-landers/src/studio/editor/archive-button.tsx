import { pageNameOf } from 'contracts'
import { useState } from 'react'
import { Button } from 'shared-ui/button'
import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { useStudioWords } from '../use-studio-words.ts'
import type { EditorState } from './use-editor.ts'

/** Takes the document away from visitors, after a dialog that says so. */
export function ArchiveButton({ editor: { lander, run, running } }: { readonly editor: EditorState }) {
  const t = useStudioWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        {t('editor.archive')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        heading={t('archive.heading')}
        confirmLabel={t('editor.archive')}
        cancelLabel={t('archive.keep')}
        isPending={running === 'archive'}
        pendingLabel={t('editor.pending')}
        // A refusal is explained above the editor.
        onConfirm={() => run('archive', () => setAsking(false))}
      >
        <p>{t(pageNameOf(lander) ? 'builtIn.archive' : 'archive.text')}</p>
      </ConfirmDialog>
    </>
  )
}
