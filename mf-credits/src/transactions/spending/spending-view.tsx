import type { Currency, Spending } from 'contracts'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { Card } from 'shared-ui/card'
import { Disclosure } from 'shared-ui/disclosure'
import { Select } from 'shared-ui/select'
import { useWords } from '../../use-words.ts'
import { Limit } from './limit/limit.tsx'
import classes from './spending.module.css'
import { SpendingChart } from './spending-chart.tsx'
import { SpendingTable } from './spending-table.tsx'

/** Twelve months of spending in one currency, and the limit that the user sets for a month. */
export function SpendingView({ spending }: { readonly spending: Spending }) {
  const t = useWords()
  const { price } = useFormat()
  const { currencies, limit } = spending
  const [chosen, setChosen] = useState<Currency | null>(null)
  const shown = currencies.find(({ currency }) => currency === chosen) ?? latestCurrency(currencies)
  const present = shown?.months.at(-1)
  return (
    <Card className={classes.spending}>
      <h2>{t('spending.title')}</h2>
      {shown && currencies.length > 1 && (
        <Select<Currency>
          label={t('spending.currency')}
          placeholder={t('spending.currency')}
          options={currencies.map(({ currency }) => ({ id: currency, label: currency }))}
          value={shown.currency}
          onChange={setChosen}
        />
      )}
      {shown && present && (
        <>
          <p className={classes.present}>
            {t('spending.thisMonth')} <b>{price(present.spent, shown.currency)}</b>
          </p>
          <SpendingChart {...shown} limit={limit?.currency === shown.currency ? limit.amount : null} />
          <Disclosure heading={t('spending.figures')} className={classes.figures}>
            <SpendingTable {...shown} />
          </Disclosure>
        </>
      )}
      <Limit spending={spending} />
    </Card>
  )
}

type InCurrency = Spending['currencies'][number]

/** The spending in the currency that was paid in last; undefined if nothing was ever paid. */
function latestCurrency(currencies: readonly InCurrency[]): InCurrency | undefined {
  const lastPaid = ({ months }: InCurrency) => months.findLastIndex(({ spent }) => spent > 0)
  return currencies.toSorted((one, other) => lastPaid(other) - lastPaid(one))[0]
}
