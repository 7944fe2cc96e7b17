import { type ReactNode, useState } from 'react'
import { Button } from 'shared-ui/button'
import { MailboxLink } from '../components/mailbox-link.tsx'
import { Outcome } from '../components/outcome.tsx'
import { useWords } from '../use-words.ts'
import type { SignupAnswer } from './queries/use-sign-up.ts'
import { SignupForm, type SignupFormProps } from './signup-form.tsx'
import { useGoOn } from './use-go-on.ts'

interface SignupFlowProps extends Pick<SignupFormProps, 'chosen' | 'onProgress'> {
  /** Where the person came from. */
  readonly back: string | undefined
  readonly headingLevel: 1 | 2
  /** What stands around the form, and goes with it. */
  readonly renderForm: (form: ReactNode) => ReactNode
}

interface Done {
  readonly answer: SignupAnswer
  readonly email: string
}

/** From the empty form to the steps of the profile, with what the server's answer may put in between. */
export function SignupFlow({ chosen, back, headingLevel, onProgress, renderForm }: SignupFlowProps) {
  const t = useWords()
  const goOn = useGoOn(back)
  const [done, setDone] = useState<Done>()
  if (!done) {
    return renderForm(
      <SignupForm
        chosen={chosen}
        onProgress={onProgress}
        onDone={(answer, { email, signup_message = '' }) => {
          onProgress?.(false)
          const isMessageLost = signup_message.trim() !== '' && !answer.message_kept
          if (answer.user && !isMessageLost) goOn(answer.user)
          else setDone({ answer, email: email.trim() })
        }}
      />,
    )
  }
  const { user } = done.answer
  if (!user) {
    return (
      <Outcome
        headingLevel={headingLevel}
        heading={t('mail.sent')}
        action={<MailboxLink email={done.email} />}
      >
        <p>{t('signup.neutral', { email: done.email })}</p>
        <p>{t('mail.spam')}</p>
      </Outcome>
    )
  }
  return (
    <Outcome
      headingLevel={headingLevel}
      heading={t('signup.messageLost.title')}
      action={<Button onPress={() => goOn(user)}>{t('signup.messageLost.goOn')}</Button>}
    >
      {t('signup.messageLost.text')}
    </Outcome>
  )
}
