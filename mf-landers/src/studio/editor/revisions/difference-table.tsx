import type { LanderContent } from 'contracts'
import { Badge } from 'shared-ui/badge'
import { useStudioWords } from '../../use-studio-words.ts'
import { compareContents } from './compare.ts'
import classes from './revisions.module.css'
import { usePlaceName } from './use-place-name.ts'
import { useValueName } from './use-value-name.ts'

interface DifferenceTableProps {
  readonly rev: number
  readonly before: LanderContent
  readonly after: LanderContent
}

/** The differences between a revision and another text. */
export function DifferenceTable({ rev, before, after }: DifferenceTableProps) {
  const t = useStudioWords()
  const placeName = usePlaceName()
  const valueName = useValueName()
  // A block that was removed since has its name from the older revision.
  const ownerOf = (at: readonly string[]) =>
    after.blocks.some((block) => at.includes(block.id)) ? after : before
  const differences = compareContents(before, after)
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
          {differences.map((one) => (
            <tr key={one.at.join('/')}>
              <th scope="row">
                {placeName(ownerOf(one.at), one.at)}{' '}
                {one.kind !== 'changed' && <Badge>{t(`differences.${one.kind}`)}</Badge>}
              </th>
              <td>{valueName(before, one.at, one.before)}</td>
              <td>{valueName(after, one.at, one.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
