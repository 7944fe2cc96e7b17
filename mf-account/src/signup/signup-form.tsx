import { type SignupForm as Draft, signupProblems } from 'contracts'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useSettings } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import classes from '../components/form-page.module.css'
import { useFieldChecks } from '../components/use-field-checks.ts'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'
import { AccountFields } from './account-fields.tsx'
import { MessageField } from './message-field.tsx'
import { type SignupAnswer, useSignUp } from './queries/use-sign-up.ts'
import { SignupConsent } from './signup-consent.tsx'

const EMPTY = { signup_message: '', email: '', name: '', password: '', date_of_birth: '' }
const ORDER = ['signup_message', 'email', 'name', 'password', 'date_of_birth'] as const

export interface SignupFormProps {
  /** Whom the visitor writes to: the name is known only of a member who shows to visitors. */
  readonly chosen?: { readonly id: string; readonly name?: string | undefined } | undefined
  /** Whether anything would be lost, or is on its way. */
  readonly onProgress?: ((isInProgress: boolean) => void) | undefined
  readonly onDone: (answer: SignupAnswer, draft: Draft) => void
}

/** §3, §5: the first form of a signup; each field says what is wrong with it once it was left. */
export function SignupForm({ chosen, onProgress, onDone }: SignupFormProps) {
  const t = useWords()
  const say = useProblemWords()
  const settings = useSettings()
  const [now] = useState(() => new Date())
  const [draft, setDraft] = useState(EMPTY)
  const checks = useFieldChecks(ORDER, signupProblems(draft, settings, now))
  const sending = useSignUp({ chosen: chosen?.id, onSuccess: onDone, onError: checks.refuse })
  const isInProgress = sending.isPending || Object.values(draft).some((value) => value !== '')
  useEffect(() => onProgress?.(isInProgress), [isInProgress, onProgress])

  function change(changes: Partial<typeof EMPTY>) {
    setDraft({ ...draft, ...changes })
    for (const field of ORDER) if (field in changes) checks.change(field)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checks.pass() && !sending.isPending) sending.mutate(draft)
  }

  return (
    <form className={classes['form']} method="post" noValidate onSubmit={submit}>
      {sending.isError && !checks.tells(sending.error) && (
        <Alert tone="danger">{say.ofError(sending.error)}</Alert>
      )}
      {chosen && (
        <MessageField
          {...checks.of('signup_message', draft.signup_message)}
          to={chosen.name}
          value={draft.signup_message}
          onChange={(signup_message) => change({ signup_message })}
        />
      )}
      <AccountFields draft={draft} checks={checks} onChange={change} />
      <SignupConsent />
      <Button
        type="submit"
        size="large"
        isFullWidth
        isPending={sending.isPending}
        pendingLabel={t('login.pending')}
      >
        {t('signup.submit')}
      </Button>
    </form>
  )
}
