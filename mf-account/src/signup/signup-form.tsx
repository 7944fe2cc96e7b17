import { signupProblems } from 'contracts'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from 'shared-state/api'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { Button } from 'shared-ui/button'
import { Form } from '../components/form/form.tsx'
import { problemTexts } from '../components/form/problem-texts.ts'
import { useAccountForm } from '../components/form/use-account-form.ts'
import { useProblemText, useWords } from '../use-words.ts'
import { FirstFields, SecondFields } from './account-fields.tsx'
import { MessageField } from './message-field.tsx'
import { type SignupResult, useSignUp } from './queries/use-sign-up.ts'
import classes from './signup.module.css'
import { SignupConsent } from './signup-consent.tsx'
import { emptySignup, ofFirstStep, type SignupValues } from './signup-values.ts'
import { useKeepMessage, useKeptMessage } from './use-kept-message.ts'
import { useSignupStep } from './use-signup-step.ts'

export interface SignupFormProps {
  /** The recipient of the visitor’s message; the name is known only if that member is visible to visitors. */
  readonly chosen?: { readonly id: string; readonly name?: string | undefined } | undefined
  /** The id of the member whom the visitor likes, who gets the like with the account. */
  readonly liked?: string | undefined
  /** Called with true while closing would lose input or interrupt a request. */
  readonly onProgress?: ((isInProgress: boolean) => void) | undefined
  /** Whether the form has a page of its own, whose history has its steps. */
  readonly isPage: boolean
  readonly onDone: (result: SignupResult, values: SignupValues) => void
}

/** §3, §5: the first form of a signup, in two short steps. */
export function SignupForm({ chosen, liked, isPage, onProgress, onDone }: SignupFormProps) {
  const t = useWords()
  const problemText = useProblemText()
  const settings = useSettings()
  const [now] = useState(() => new Date())
  const [isDone, setDone] = useState(false)
  const signUp = useSignUp(chosen?.id, liked)
  const kept = useKeptMessage(chosen?.id)
  const { isSecond, goOn, goBack } = useSignupStep(isPage)
  const element = useFocusOnStep(isSecond)
  const form = useAccountForm({
    initial: { ...emptySignup, signup_message: kept },
    check(body) {
      const problems = problemTexts(problemText, signupProblems(body, settings, now))
      return { body, problems: isSecond ? problems : ofFirstStep(problems) }
    },
    // The first step only leads to the second.
    send: async (values) => (isSecond ? signUp(values) : null),
    goesOn: (result) => result === null,
    onError(error) {
      if (error instanceof ApiError && Object.keys(ofFirstStep(error.fields)).length > 0) goBack()
    },
    onSent(result, values) {
      if (result === null) {
        goOn()
        return
      }
      setDone(true)
      useStore.getState().keepFirstMessage(null)
      onDone(result, values)
    },
  })
  useKeepMessage(isDone ? undefined : chosen?.id, form.values.signup_message)
  const isInProgress = form.isPending || form.isDirty
  useEffect(() => onProgress?.(isInProgress), [isInProgress, onProgress])

  return (
    <Form form={form} ref={element}>
      <p className={classes.step}>{t('signup.progress', { step: isSecond ? 2 : 1, all: 2 })}</p>
      {isSecond ? (
        <>
          <SecondFields form={form} />
          <SignupConsent />
        </>
      ) : (
        <>
          {chosen && <MessageField {...form.bind('signup_message')} to={chosen.name} />}
          <FirstFields form={form} />
        </>
      )}
      <Button
        type="submit"
        size="large"
        isFullWidth
        // Also while the next page loads.
        isPending={form.isPending || isDone}
        pendingLabel={t('pending')}
      >
        {t(isSecond ? 'signup.submit' : 'completeSignup.next')}
      </Button>
      {isSecond && (
        <Button variant="quiet" isFullWidth isDisabled={form.isPending || isDone} onPress={goBack}>
          {t('completeSignup.back')}
        </Button>
      )}
    </Form>
  )
}

/** Focuses the first field of a step that replaces the other, or the one that the server has refused. */
function useFocusOnStep(isSecond: boolean) {
  const element = useRef<HTMLFormElement>(null)
  const shown = useRef(isSecond)
  useEffect(() => {
    if (shown.current === isSecond) return
    shown.current = isSecond
    const first = ['[aria-invalid="true"]', 'input:not([hidden])'].map((one) =>
      element.current?.querySelector<HTMLElement>(one),
    )
    first.find(Boolean)?.focus()
  }, [isSecond])
  return element
}
