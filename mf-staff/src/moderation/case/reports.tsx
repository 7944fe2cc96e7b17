import type { CaseReport } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useWords } from '../../use-words.ts'
import { useDecisionWords } from '../decisions/use-decision-words.ts'
import classes from './case.module.css'

type Reporter = NonNullable<CaseReport['reporter']>

/** The reports on one thing: by whom, why, and how often they were right before. */
export function Reports({ reports }: { readonly reports: readonly CaseReport[] }) {
  const t = useWords()
  const words = useDecisionWords()
  const format = useFormat()
  const recordText = ({ reports: count, acted, nothing_found }: Reporter) =>
    count === 1
      ? t('moderation.firstReport')
      : t('moderation.record', { count, acted, nothing: nothing_found })
  return (
    <ul className={classes.reports} aria-label={t('moderation.reports')}>
      {reports.map(({ reference, reason, text, reported_at, reporter }) => (
        <li key={reference}>
          <p>
            <strong>{words.rule(reason)}</strong>{' '}
            <span className={classes.muted}>
              {reporter ? reporter.name : t('moderation.reporterGone')},{' '}
              <time dateTime={reported_at} title={format.dateTime(reported_at)}>
                {format.relativeTime(reported_at)}
              </time>
              {reporter && ` · ${recordText(reporter)}`}
            </span>
          </p>
          {text && <p className={classes.words}>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
