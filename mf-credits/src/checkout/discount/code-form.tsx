import type { Country } from 'contracts'
import { ApiError } from 'shared-state/api'
import { useForm } from 'shared-state/form'
import { queryClient } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { TextField } from 'shared-ui/text-field'
import { discountCodeIn } from '../../discounts/code-in-address.ts'
import { type CodeRefusal, codeRefusal } from '../../discounts/code-refusal.ts'
import { problemWords } from '../../problem.ts'
import { paymentMethodsQuery } from '../../queries/payment-methods-query.ts'
import { useWords } from '../../use-words.ts'
import classes from './discount-code.module.css'

interface CodeFormProps {
  readonly bundle: string
  readonly country: Country
  /** The text to begin with, from the address, and why it was refused. */
  readonly text: string
  readonly refusal: CodeRefusal | null
  readonly onAccepted: (code: string) => void
}

/** §5: a field for a discount code. The server accepts or refuses it before anything is ordered. */
export function CodeForm({ bundle, country, text, refusal, onAccepted }: CodeFormProps) {
  const t = useWords()
  const form = useForm({
    initial: { code: text },
    check({ code }) {
      const body = discountCodeIn(code)
      const problem = code.trim() ? 'problems.discount_code_not_found' : 'discounts.missing'
      return { body, problems: { code: body === undefined && t(problem) } }
    },
    send: (code) =>
      queryClient
        .fetchQuery({ ...paymentMethodsQuery(bundle, country, code), staleTime: 0 })
        .catch((error: unknown) => {
          const refused = codeRefusal(error)
          throw refused ? new ApiError(refused, { fields: { code: refused } }) : error
        }),
    onSent: (_, code) => onAccepted(code),
    errorText: (error) => t(problemWords(error)),
    codeText: (code) => t(problemWords(new ApiError(code))),
    showsProblemsOn: 'submit',
  })
  const { errorMessage, ...field } = form.bind('code')
  return (
    <form {...form.props} className={classes['form']}>
      {form.error && <Alert tone="danger">{form.error}</Alert>}
      <TextField
        {...field}
        label={t('discounts.label')}
        errorMessage={errorMessage ?? (refusal && !form.isDirty ? t(`problems.${refusal}`) : undefined)}
        autoComplete="off"
        spellCheck="false"
        maxLength={40}
      />
      <Button
        type="submit"
        variant="secondary"
        isFullWidth
        isPending={form.isPending}
        pendingLabel={t('discounts.applying')}
      >
        {t('discounts.apply')}
      </Button>
    </form>
  )
}
