import { paths, type User } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { type ReactNode, useState } from 'react'
import { enter } from 'shared-state/session'
import { holdSignup } from 'shared-state/signup-occasion'
import { Button } from 'shared-ui/button'
import { MailboxLink } from '../components/mailbox-link.tsx'
import { ResultMessage } from '../components/result-message.tsx'
import { withBack } from '../login/with-back.ts'
import { useWords } from '../use-words.ts'
import type { SignupResult } from './queries/use-sign-up.ts'
import { SignupForm, type SignupFormProps } from './signup-form.tsx'

interface SignupFlowProps extends Pick<SignupFormProps, 'chosen' | 'liked' | 'onProgress'> {
  /** The page to return to after signup. */
  readonly back: string | undefined
  readonly headingLevel: 1 | 2
  /** Draws the page around the form; it disappears together with the form. */
  readonly renderForm: (form: ReactNode) => ReactNode
}

interface FinishedSignup {
  readonly result: SignupResult
  readonly email: string
}

/** From the empty form to the profile steps, with a notice in between if the mail was sent or the message was lost. */
export function SignupFlow({ chosen, liked, back, headingLevel, onProgress, renderForm }: SignupFlowProps) {
  const t = useWords()
  const continueSignup = useContinueSignup(back)
  // Not back to a member who is gone.
  const continueElsewhere = useContinueSignup(undefined)
  const [done, setDone] = useState<FinishedSignup>()

  if (!done) {
    return renderForm(
      <SignupForm
        chosen={chosen}
        liked={liked}
        isPage={headingLevel === 1}
        onProgress={onProgress}
        onDone={(result, { email, signup_message }) => {
          onProgress?.(false)
          const isMessageLost = signup_message.trim() !== '' && !result.message_kept
          if (result.user && !isMessageLost) continueSignup(result.user)
          else setDone({ result, email: email.trim() })
        }}
      />,
    )
  }
  const { user } = done.result
  if (!user) {
    return (
      <ResultMessage
        headingLevel={headingLevel}
        heading={t('mail.sent')}
        action={<MailboxLink email={done.email} />}
      >
        <p>{t('signup.neutral', { email: done.email })}</p>
        <p>{t('mail.spam')}</p>
      </ResultMessage>
    )
  }
  return (
    <ResultMessage
      headingLevel={headingLevel}
      heading={t('signup.messageLost.title')}
      action={<Button onPress={() => continueElsewhere(user)}>{t('signup.messageLost.goOn')}</Button>}
    >
      {t('signup.messageLost.text')}
    </ResultMessage>
  )
}

/** §4: logs the new member in and opens the profile steps, which receive the way back. */
function useContinueSignup(back: string | undefined) {
  const navigate = useNavigate()
  return (user: User) => {
    // The dialog stays until the first step is on screen.
    holdSignup()
    enter(user)
    // Navigate at once, before the guard of the visitors' page redirects the new member.
    void navigate(withBack(paths['complete-signup'], back), { replace: true })
  }
}
