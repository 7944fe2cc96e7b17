import type { Country } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { TextField } from 'shared-ui/text-field'
import { useWords } from '../../use-words.ts'
import classes from '../direct-debit.module.css'
import { addressForm } from './address-forms.ts'
import { IbanField } from './iban-field.tsx'
import type { useAccountForm } from './use-account-form.ts'

interface AccountFormProps {
  readonly form: ReturnType<typeof useAccountForm>
  readonly country: Country
}

/** §3: the bank account that the money is taken from, its holder's address and mobile number. */
export function AccountForm({ form, country }: AccountFormProps) {
  const t = useWords()
  const format = useFormat()
  const { example, isNumberFirst } = addressForm(country)
  const number = (
    <TextField
      key="number"
      {...form.bind('house_number')}
      label={t('directDebit.fields.house_number')}
      autoComplete="off"
      maxLength={15}
      isRequired
    />
  )
  return (
    <form {...form.props} className={classes.form}>
      {form.error && <Alert tone="danger">{form.error}</Alert>}
      <TextField
        {...form.bind('account_holder')}
        label={t('directDebit.fields.account_holder')}
        description={t('directDebit.fields.account_holderNote')}
        autoComplete="name"
        maxLength={70}
        isRequired
      />
      <IbanField {...form.bind('iban')} label={t('directDebit.fields.iban')} isRequired />
      <fieldset className={classes.address}>
        <legend>{t('directDebit.fields.address', { country: format.country(country) })}</legend>
        <div className={classes.street} data-number={isNumberFirst ? 'first' : 'last'}>
          {isNumberFirst && number}
          <TextField
            {...form.bind('street')}
            label={t('directDebit.fields.street')}
            autoComplete="address-line1"
            maxLength={70}
            isRequired
          />
          {!isNumberFirst && number}
        </div>
        <div className={classes.city}>
          <TextField
            {...form.bind('postal_code')}
            label={t('directDebit.fields.postal_code')}
            placeholder={example}
            autoComplete="postal-code"
            maxLength={15}
            isRequired
          />
          <TextField
            {...form.bind('city')}
            label={t('directDebit.fields.city')}
            autoComplete="address-level2"
            maxLength={50}
            isRequired
          />
        </div>
      </fieldset>
      <TextField
        {...form.bind('mobile_number')}
        label={t('directDebit.fields.mobile_number')}
        description={t('directDebit.fields.mobile_numberNote')}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        isRequired
      />
      <Button
        type="submit"
        size="large"
        isFullWidth
        isPending={form.isPending}
        pendingLabel={t('directDebit.sending')}
      >
        {t('directDebit.next')}
      </Button>
    </form>
  )
}
