import { signupProblems } from 'contracts'
import { useEffect, useState } from 'react'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { Button } from 'shared-ui/button'
import { Form } from '../components/form/form.tsx'
import { problemTexts } from '../components/form/problem-texts.ts'
import { useAccountForm } from '../components/form/use-account-form.ts'
import { useProblemText, useWords } from '../use-words.ts'
import { AccountFields } from './account-fields.tsx'
import { MessageField } from './message-field.tsx'
import { type SignupResult, useSignUp } from './queries/use-sign-up.ts'
import { SignupConsent } from './signup-consent.tsx'
import { emptySignup, type SignupValues } from './signup-values.ts'
import { useKeepMessage, useKeptMessage } from './use-kept-message.ts'

export interface SignupFormProps {
  /** The recipient of the visitor’s message; the name is known only if that member is visible to visitors. */
  readonly chosen?: { readonly id: string; readonly name?: string | undefined } | undefined
  /** Called with true while closing would lose input or interrupt a request. */
  readonly onProgress?: ((isInProgress: boolean) => void) | undefined
  readonly onDone: (result: SignupResult, values: SignupValues) => void
}

/** §3, §5: the first form of a signup. */
export function SignupForm({ chosen, onProgress, onDone }: SignupFormProps) {
  const t = useWords()
  const problemText = useProblemText()
  const settings = useSettings()
  const [now] = useState(() => new Date())
  const [isDone, setDone] = useState(false)
  const signUp = useSignUp(chosen?.id)
  const kept = useKeptMessage(chosen?.id)
  const form = useAccountForm({
    initial: { ...emptySignup, signup_message: kept },
    check: (body) => ({ body, problems: problemTexts(problemText, signupProblems(body, settings, now)) }),
    send: signUp,
    onSent(result, values) {
      setDone(true)
      useStore.getState().keepFirstMessage(null)
      onDone(result, values)
    },
  })
  useKeepMessage(isDone ? undefined : chosen?.id, form.values.signup_message)
  const isInProgress = form.isPending || form.isDirty
  useEffect(() => onProgress?.(isInProgress), [isInProgress, onProgress])

  return (
    <Form form={form}>
      {chosen && <MessageField {...form.bind('signup_message')} to={chosen.name} />}
      <AccountFields form={form} />
      <SignupConsent />
      <Button
        type="submit"
        size="large"
        isFullWidth
        // Also while the next page loads.
        isPending={form.isPending || isDone}
        pendingLabel={t('pending')}
      >
        {t('signup.submit')}
      </Button>
    </Form>
  )
}
