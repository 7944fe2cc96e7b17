import { useFormat } from 'shared-state/format'
import { useQuery } from 'shared-state/query'
import { Loaded } from '../loaded.tsx'
import { statsQuery } from '../queries/studio-queries.ts'
import { useStudioWords } from '../use-studio-words.ts'
import { confidenceInterval } from './confidence-interval.ts'
import classes from './experiment.module.css'
import { IntervalChart } from './interval-chart.tsx'

const PERCENT = 100

/** Visits and signups of the last 90 days: as a chart, and in a table with the same figures. */
export function Results({ id }: { readonly id: string }) {
  const t = useStudioWords()
  const format = useFormat()
  const query = useQuery(statsQuery(id))
  const percent = (rate: number) => `${format.number(Math.round(rate * PERCENT * 10) / 10)} %`
  return (
    <section className={classes.root} aria-label={t('results.title')}>
      <h2 className={classes.heading}>{t('results.title')}</h2>
      <Loaded query={query}>
        {({ rows }) => {
          if (rows.length === 0) return <p>{t('results.none')}</p>
          const results = rows.map((row) => ({
            ...row,
            key: `${row.rev} ${row.variant}`,
            label: [t('history.rev', { rev: row.rev }), row.variant?.toUpperCase()]
              .filter(Boolean)
              .join(' · '),
            ...confidenceInterval(row.signups, row.visits),
          }))
          return (
            <>
              <IntervalChart results={results} />
              <div className={classes.scroll}>
                <table className={classes.table}>
                  <caption>{t('results.caption')}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{t('experiment.variant')}</th>
                      <th scope="col">{t('results.visits')}</th>
                      <th scope="col">{t('results.signups')}</th>
                      <th scope="col">{t('results.rate')}</th>
                      <th scope="col">{t('results.interval')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {results.map(({ key, label, visits, signups, rate, low, high }) => (
                      <tr key={key}>
                        <th scope="row">{label}</th>
                        <td>{format.number(visits)}</td>
                        <td>{format.number(signups)}</td>
                        <td>{percent(rate)}</td>
                        <td>
                          {percent(low)} – {percent(high)}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
