import {
  type CountryPrices,
  changeStaffPrices,
  getStaffPrices,
  priceOfUse,
  type StaffPrices,
  staffReason,
} from 'contracts'
import { useFormat } from 'shared-state/format'
import { codeOf } from 'shared-state/problem-text'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { TextField } from 'shared-ui/text-field'
import { FormDialog } from '../../components/form-dialog.tsx'
import { ReasonField } from '../../components/reason-dialog.tsx'
import { useStaffForm } from '../../components/use-staff-form.ts'
import { lookAgain } from '../../queries/look-again.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useProblemText, useWords } from '../../use-words.ts'
import { parsePrice } from '../parse-price.ts'
import { Preview } from './preview.tsx'

interface PricesDialogProps {
  readonly prices: CountryPrices
  readonly uses: StaffPrices['uses']
  readonly onClose: () => void
}

/** Changes the prices of a country's bundles, and shows before what a message will cost. */
export function PricesDialog({ prices: { country, currency, bundles }, uses, onClose }: PricesDialogProps) {
  const t = useWords()
  const format = useFormat()
  const call = useStaffCall()
  const problemText = useProblemText()
  const initial: Readonly<Record<string, string>> = {
    ...Object.fromEntries(bundles.map(({ id, price }) => [id, (price / 100).toFixed(2)])),
    reason: '',
  }
  const form = useStaffForm({
    initial,
    check(draft) {
      const { reason: typed = '' } = draft
      const reason = typed.trim()
      const problems: Record<string, string | false> = {
        reason: !staffReason.safeParse(reason).success && t('members.change.reasonMissing'),
      }
      const changed = bundles.flatMap(({ id, price: was, least }) => {
        const price = parsePrice(draft[id] ?? '')
        if (price === undefined) problems[id] = t('prices.change.missing')
        // One that is too low already may stay as it is.
        else if (price !== was && price < least)
          problems[id] = t('prices.change.low', { amount: format.price(least, currency) })
        return price === undefined || price === was ? [] : [{ bundle: id, was, price }]
      })
      if (changed.length === 0 && !Object.values(problems).some(Boolean))
        problems[bundles[0]?.id ?? 'reason'] = t('prices.change.nothing')
      const isGood = !Object.values(problems).some(Boolean)
      return { problems, body: isGood ? { prices: changed, reason } : undefined }
    },
    send: (body) => call(changeStaffPrices, { body }),
    errorText: (error) => (codeOf(error) === 'price_changed' ? t('prices.change.stale') : problemText(error)),
    onSent() {
      toast({ tone: 'success', title: t('prices.change.done') })
      void lookAgain(getStaffPrices)
      onClose()
    },
    showsProblemsOn: 'submit',
  })
  const wanted = bundles.map((bundle) => ({ ...bundle, wanted: parsePrice(form.values[bundle.id] ?? '') }))
  return (
    <FormDialog
      form={form}
      heading={t('prices.change.of', { country: format.country(country) })}
      onClose={onClose}
    >
      <p>{t('prices.change.text')}</p>
      {bundles.map(({ id, credits, least }) => (
        <TextField
          key={id}
          {...form.bind(id)}
          label={t('prices.change.field', { credits: format.number(credits), currency })}
          description={t('prices.change.low', { amount: format.price(least, currency) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          isRequired
        />
      ))}
      {uses.message > 0 && (
        <Preview
          caption={t('prices.change.preview')}
          currency={currency}
          rows={wanted.map(({ id, credits, price, wanted: next }) => ({
            id,
            was: priceOfUse({ price, credits }, uses.message),
            will: next === undefined ? null : priceOfUse({ price: next, credits }, uses.message),
          }))}
        />
      )}
      <ReasonField {...form.bind('reason')} />
      <Button type="submit" isPending={form.isPending} pendingLabel={t('pending')}>
        {t('prices.change.button')}
      </Button>
    </FormDialog>
  )
}
