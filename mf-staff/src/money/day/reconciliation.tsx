import { getReconciliation } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { Alert } from 'shared-ui/alert'
import { EmptyState } from 'shared-ui/empty-state'
import { TextField } from 'shared-ui/text-field'
import { Loaded } from '../../components/loaded.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useBrand } from '../../session/brand-context.ts'
import { useStaffRead } from '../../session/use-staff-read.ts'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'
import { BooksTable } from './books-table.tsx'
import { CompareButton } from './compare-button.tsx'
import { DifferencesTable } from './differences-table.tsx'
import { Proofs } from './proofs.tsx'

const DAY = 'day'

/** Whether it is a day of the calendar, written like `2026-11-25`. */
function isDay(named: string): boolean {
  const date = new Date(`${named}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === named
}

/** A day by our orders, the switch and the ledger, and the proofs of the ledger. */
export function Reconciliation() {
  const t = useWords()
  const brand = useBrand()
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const named = search.get(DAY)
  const day = named !== null && isDay(named) ? named : today
  const query = useStaffRead(getReconciliation, { query: { day } })
  return (
    <div className={classes.page}>
      <PageHead title={t('titles.staff-reconciliation')} text={t('money.day.about', { brand: brand.name })} />
      {named !== null && named !== day && (
        <Alert tone="warning">
          {t('money.day.noDay', { named: named.slice(0, 40), day: format.day(day) })}
        </Alert>
      )}
      <div className={classes.buttons}>
        <TextField
          label={t('money.day.day')}
          type="date"
          autoComplete="off"
          value={day}
          onChange={(value) => {
            const next = new URLSearchParams(search)
            if (value) next.set(DAY, value)
            else next.delete(DAY)
            setSearch(next)
          }}
        />
        <CompareButton key={day} day={day} />
      </div>
      <Loaded query={query}>
        {({ currencies, orders, unasked, asked_since, differences, is_cut }) =>
          orders === 0 ? (
            <EmptyState heading={t('money.day.none')}>{t('money.day.noneNote')}</EmptyState>
          ) : (
            <>
              <p className={classes.muted} role="status">
                {t('money.day.asked', {
                  asked: format.number(orders - unasked),
                  all: format.number(orders),
                })}
                {asked_since !== null &&
                  ` · ${t('money.day.askedSince', { date: format.dateTime(asked_since) })}`}
              </p>
              <BooksTable currencies={currencies} />
              <section className={classes.part}>
                <h2>{t('money.day.differences')}</h2>
                {differences.length > 0 ? (
                  <DifferencesTable differences={differences} />
                ) : unasked > 0 ? (
                  <Alert tone="warning">{t('money.day.unasked')}</Alert>
                ) : (
                  <Alert tone="success">{t('money.day.agree')}</Alert>
                )}
                {is_cut && <p className={classes.muted}>{t('money.day.cut')}</p>}
              </section>
            </>
          )
        }
      </Loaded>
      <Proofs />
    </div>
  )
}
