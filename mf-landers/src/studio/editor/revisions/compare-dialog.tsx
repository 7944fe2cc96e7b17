import type { LanderContent } from 'contracts'
import { useQuery } from 'shared-state/query'
import { Dialog } from 'shared-ui/dialog'
import { Loaded } from '../../loaded.tsx'
import { revisionQuery } from '../../queries/studio-queries.ts'
import { useStudioWords } from '../../use-studio-words.ts'
import { DifferenceTable } from './difference-table.tsx'

interface CompareDialogProps {
  readonly id: string
  readonly rev: number
  /** The text in the editor. */
  readonly content: LanderContent
  readonly onClose: () => void
}

/** The differences between a revision and the text in the editor. */
export function CompareDialog({ id, rev, content, onClose }: CompareDialogProps) {
  const t = useStudioWords()
  const query = useQuery(revisionQuery(id, rev))
  return (
    <Dialog
      isOpen
      size="large"
      heading={t('history.compareRev', { rev })}
      closeLabel={t('editor.close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Loaded query={query}>
        {(revision) => <DifferenceTable rev={rev} before={revision.content} after={content} />}
      </Loaded>
    </Dialog>
  )
}
