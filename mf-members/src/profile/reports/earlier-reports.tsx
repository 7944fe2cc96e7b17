import { getReports } from 'contracts'
import { useFormat } from 'shared-state/format'
import { endpointQuery, useQuery } from 'shared-state/query'
import { Disclosure, DisclosureGroup } from 'shared-ui/disclosure'
import { useWords } from '../../use-words.ts'
import classes from './report.module.css'

/** What became of the reports before this one; where they cannot be had, a new one can be made all the same. */
export function EarlierReports() {
  const t = useWords()
  const format = useFormat()
  const { data } = useQuery(endpointQuery(getReports))
  if (!data || data.reports.length === 0) return null
  return (
    <DisclosureGroup className={classes['earlier']}>
      <Disclosure heading={t('report.earlier')}>
        <ul className={classes['reports']}>
          {data.reports.map(({ reference, name, reason, outcome, reported_at }) => (
            <li key={reference}>
              <strong>{name ?? reference}</strong>, {format.date(reported_at)}:{' '}
              {t(`report.reasons.${reason}`)}
              <br />
              {outcome ? t(`report.outcomes.${outcome}`) : t('report.pendingOutcome')}
            </li>
          ))}
        </ul>
      </Disclosure>
    </DisclosureGroup>
  )
}
