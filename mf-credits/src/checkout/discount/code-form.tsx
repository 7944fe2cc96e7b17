import type { AnswerOf, getPaymentMethods } from 'contracts'
import { useRef, useState } from 'react'
import { ApiError } from 'shared-state/api'
import { useForm } from 'shared-state/form'
import { queryClient } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { TextField } from 'shared-ui/text-field'
import { discountCodeIn } from '../../discounts/code-in-address.ts'
import { codeRefusal, type UnusedCode } from '../../discounts/code-refusal.ts'
import { useRefusalText } from '../../discounts/use-refusal-text.ts'
import { paymentMethodsQuery } from '../../queries/payment-methods-query.ts'
import { useProblemText, useWords } from '../../use-words.ts'
import classes from './discount-code.module.css'

interface CodeFormProps {
  /** The prices without a code. */
  readonly offer: AnswerOf<typeof getPaymentMethods>
  /** The text to begin with, from the address, and why it does not count. */
  readonly text: string
  readonly refusal: UnusedCode | null
  readonly onAttempt: () => void
  readonly onAccepted: (code: string) => void
}

/** §5: a field for a discount code. The server accepts or refuses it before anything is ordered. */
export function CodeForm({ offer, text, refusal, onAttempt, onAccepted }: CodeFormProps) {
  const t = useWords()
  const problemText = useProblemText()
  const refusalText = useRefusalText()
  const input = useRef<{ focus: () => void } | null>(null)
  /** The code that was found to be worse than the member's discount. */
  const [worse, setWorse] = useState<string | null>(null)
  const form = useForm({
    initial: { code: text },
    check({ code }) {
      const body = discountCodeIn(code)
      const problem = code.trim() ? 'problems.discount_code_not_found' : 'discounts.missing'
      if (body === undefined) return { problems: { code: t(problem) } }
      return { body, problems: { code: body === worse && refusalText('worse', offer.discount) } }
    },
    send: (code) =>
      queryClient
        .fetchQuery({ ...paymentMethodsQuery(offer.bundle.id, offer.country, code), staleTime: 0 })
        .catch((error: unknown) => {
          const refused = codeRefusal(error)
          throw refused ? new ApiError(refused, { fields: { code: refused } }) : error
        }),
    onSent(answer, code) {
      if (answer.discount?.code === code) return onAccepted(code)
      setWorse(code)
      input.current?.focus()
    },
    errorText: problemText,
    codeText: problemText,
    showsProblemsOn: 'submit',
  })
  const { errorMessage, ref, ...field } = form.bind('code')
  return (
    <form
      {...form.props}
      onSubmit={(event) => {
        onAttempt()
        form.props.onSubmit(event)
      }}
      className={classes.form}
    >
      {form.error && <Alert tone="danger">{form.error}</Alert>}
      <TextField
        {...field}
        ref={(element) => {
          input.current = element
          ref(element)
        }}
        label={t('discounts.label')}
        errorMessage={
          errorMessage ?? (refusal && !form.isDirty ? refusalText(refusal, offer.discount) : undefined)
        }
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
