import type { LanderContent } from 'contracts'
import { useQuery } from 'shared-state/query'
import { Badge } from 'shared-ui/badge'
import { Dialog } from 'shared-ui/dialog'
import { Loaded } from '../../loaded.tsx'
import { revisionQuery } from '../../queries/studio-queries.ts'
import { useStudioWords } from '../../use-studio-words.ts'
import { compareContents } from './compare.ts'
import classes from './revisions.module.css'
import { usePlaceName } from './use-place-name.ts'
import { useValueName } from './use-value-name.ts'

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
  const placeName = usePlaceName()
  const valueName = useValueName()
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
        {(revision) => {
          const differences = compareContents(revision.content, content)
          // A block that was removed since has its name from the older revision.
          const ownerOf = (at: readonly string[]) =>
            content.blocks.some((block) => at.includes(block.id)) ? content : revision.content
          if (differences.length === 0) return <p>{t('history.same')}</p>
          return (
            <div className={classes.scroll}>
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('history.place')}</th>
                    <th scope="col">{t('history.rev', { rev })}</th>
                    <th scope="col">{t('history.now')}</th>
                  </tr>
                </thead>
                <tbody>
                  {differences.map(({ kind, at, before, after }) => (
                    <tr key={at.join('/')}>
                      <th scope="row">
                        {placeName(ownerOf(at), at)}{' '}
                        {kind !== 'changed' && <Badge>{t(`differences.${kind}`)}</Badge>}
                      </th>
                      <td>{valueName(revision.content, at, before)}</td>
                      <td>{valueName(content, at, after)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }}
      </Loaded>
    </Dialog>
  )
}
