import { type Currency, countries, countryCurrencies, type Spending, setSpendingLimit } from 'contracts'
import { call } from 'shared-state/api'
import { useForm } from 'shared-state/form'
import { usePaymentCountry } from 'shared-state/payment'
import { useUser } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Select } from 'shared-ui/select'
import { TextField } from 'shared-ui/text-field'
import { useProblemText, useWords } from '../../../use-words.ts'
import { countsAtOnce } from './counts-at-once.ts'
import { keepSpending } from './keep-spending.ts'
import classes from './limit.module.css'
import { parseAmount } from './parse-amount.ts'

interface LimitFormProps {
  readonly spending: Spending
  readonly onDone: () => void
}

/** A new monthly limit; says before it is saved from when it counts. */
export function LimitForm({ spending, onDone }: LimitFormProps) {
  const t = useWords()
  const problemText = useProblemText()
  const currencies = useLimitCurrencies(spending)
  const form = useForm({
    initial: { amount: '', currency: currencies[0] ?? 'EUR' },
    check({ amount: text, currency }) {
      const amount = parseAmount(text)
      return amount === undefined
        ? { problems: { amount: t('limit.invalid') } }
        : { body: { amount, currency } }
    },
    send: (limit: NonNullable<Spending['limit']>) => call(setSpendingLimit, { body: { limit } }),
    onSent(answer) {
      keepSpending(answer)
      onDone()
    },
    errorText: problemText,
    showsProblemsOn: 'submit',
  })
  const { amount: text, currency } = form.values
  const effect = limitEffect(spending.limit, { amount: parseAmount(text), currency })
  return (
    <form {...form.props} className={classes.form}>
      {form.error && <Alert tone="danger">{form.error}</Alert>}
      <TextField
        {...form.bind('amount')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens by a press
        autoFocus
        label={t('limit.label', { currency })}
        inputMode="decimal"
        autoComplete="off"
        description={t(`limit.${effect}`)}
      />
      {currencies.length > 1 && (
        <Select<Currency>
          label={t('spending.currency')}
          placeholder={t('spending.currency')}
          options={currencies.map((id) => ({ id, label: id }))}
          value={currency}
          onChange={(next) => next && form.change({ currency: next })}
        />
      )}
      <div className={classes.actions}>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('limit.saving')}>
          {t('limit.save')}
        </Button>
        <Button variant="quiet" isDisabled={form.isPending} onPress={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

interface Typed {
  /** Undefined until it is an amount. */
  readonly amount: number | undefined
  readonly currency: Currency
}

/** From when a limit would count that is being typed, or the rule while that is unknown. */
function limitEffect(present: Spending['limit'], { amount, currency }: Typed) {
  if (amount === undefined) return 'rule'
  if (countsAtOnce(present, { amount, currency })) return 'atOnce'
  return currency === present?.currency ? 'later' : 'laterCurrency'
}

/** The currencies that a limit may be in: the one it is in first, then those that the user pays in. */
function useLimitCurrencies({ currencies, limit }: Spending): readonly Currency[] {
  const chosen = usePaymentCountry()
  const home = useUser()?.profile.country
  const country = chosen ?? countries.find((known) => known === home)
  const found = [
    limit?.currency,
    country && countryCurrencies[country],
    ...currencies.map((one) => one.currency),
  ]
  return [...new Set(found.flatMap((currency) => currency ?? []))]
}
