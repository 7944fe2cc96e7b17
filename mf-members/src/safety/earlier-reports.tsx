import { useFormat } from 'shared-state/format'
import { useQuery } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { Disclosure, DisclosureGroup } from 'shared-ui/disclosure'
import { reportsQuery } from '../queries/reports-query.ts'
import { useWords } from '../use-words.ts'
import classes from './report.module.css'

/** The member's earlier reports and their outcomes. Hidden if they fail to load: the form works without them. */
export function EarlierReports() {
  const t = useWords()
  const format = useFormat()
  const { min_age } = useSettings()
  const { data } = useQuery(reportsQuery)
  if (!data || data.reports.length === 0) return null
  return (
    <DisclosureGroup className={classes.earlier}>
      <Disclosure heading={t('report.earlier')}>
        <ul className={classes.reports}>
          {data.reports.map(({ reference, name, reason, outcome, reported_at }) => (
            <li key={reference}>
              <strong>{name ?? reference}</strong>, {format.date(reported_at)}:{' '}
              {t(`report.reasons.${reason}`, { min_age })}
              <br />
              {outcome ? t(`report.outcomes.${outcome}`) : t('report.pendingOutcome')}
            </li>
          ))}
        </ul>
      </Disclosure>
    </DisclosureGroup>
  )
}
