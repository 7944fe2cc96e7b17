import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { useQuery } from 'shared-state/query'
import { Button } from 'shared-ui/button'
import { Loaded } from '../loaded.tsx'
import { historyQuery } from '../queries/studio-queries.ts'
import { StateBadge } from '../status-badge.tsx'
import { useNow } from '../use-now.ts'
import { useStudioWords } from '../use-studio-words.ts'
import { PublishButton } from './publish/publish-button.tsx'
import { CompareDialog } from './revisions/compare-dialog.tsx'
import classes from './revisions/revisions.module.css'
import type { EditorState } from './use-editor.ts'

interface HistoryProps {
  readonly editor: EditorState
  /** A revision is in the editor now. */
  readonly onOpen: (rev: number) => void
}

/** Every revision, the latest first, to compare with the editor's text, to open, or to publish again. */
export function History({ editor, onOpen }: HistoryProps) {
  const t = useStudioWords()
  const format = useFormat()
  const now = useNow()
  const { lander, content } = editor
  const query = useQuery(historyQuery(lander.id))
  const [compared, setCompared] = useState<number>()
  return (
    <Loaded query={query}>
      {({ versions }) => (
        <>
          <ol role="list" className={classes.list}>
            {versions.map(({ rev, author, created_at, reverted_to, was_live }) => (
              <li key={rev} className={classes.revision}>
                <div>
                  <strong>{t('history.rev', { rev })}</strong>{' '}
                  {rev === lander.live_rev && <StateBadge lander={lander} now={now} />}
                  <p className={classes.note}>
                    {author}, {format.dateTime(created_at)}
                    {reverted_to !== null && `. ${t('history.reverted', { rev: reverted_to })}`}
                  </p>
                </div>
                <div className={classes.actions}>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('history.compareRev', { rev })}
                    onPress={() => setCompared(rev)}
                  >
                    {t('history.compare')}
                  </Button>
                  {(rev !== lander.rev || editor.isDirty) && (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={t('reopen.of', { rev })}
                      isDisabled={editor.isReopening}
                      onPress={() => editor.reopen(rev, () => onOpen(rev))}
                    >
                      {t('reopen.action')}
                    </Button>
                  )}
                  {was_live && rev !== lander.live_rev && (
                    <PublishButton
                      editor={editor}
                      rev={rev}
                      variant="secondary"
                      size="small"
                      isDisabled={editor.isReverting}
                      onPress={() => editor.revert(rev)}
                    >
                      {t('history.revertRev', { rev })}
                    </PublishButton>
                  )}
                </div>
              </li>
            ))}
          </ol>
          {compared !== undefined && (
            <CompareDialog
              id={lander.id}
              rev={compared}
              content={content}
              onClose={() => setCompared(undefined)}
            />
          )}
        </>
      )}
    </Loaded>
  )
}
