import { type AnswerOf, type getSignupTarget, href, type User } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useSettings } from 'shared-state/session'
import { FictionalBadge } from 'shared-ui/badge'
import { buttonLook } from 'shared-ui/button-link'
import { ResultMessage } from '../components/result-message.tsx'
import { useWords } from '../use-words.ts'
import classes from './activated.module.css'
import { afterActivation } from './after-activation.ts'
import { Faces } from './faces.tsx'

interface MessageArrivedProps {
  readonly user: User
  readonly message: NonNullable<AnswerOf<typeof getSignupTarget>['message']>
}

/** §2, §4: the address is confirmed, and the member whom this one signed up for can answer. */
export function MessageArrived({ user, message: { to, text } }: MessageArrivedProps) {
  const t = useWords()
  const { fictional_singular } = useSettings()
  const { name } = to
  const next = afterActivation(user)
  return (
    <div className={classes.moment}>
      <Faces of={[user.profile, to]} />
      <ResultMessage
        heading={t('activation.arrived.title', { name })}
        action={
          <>
            <Link to={href('members-id-chat', { id: to.id })} {...buttonLook({ size: 'large' })}>
              {t('activation.arrived.open')}
            </Link>
            <Link to={next.to} {...buttonLook({ size: 'large', variant: 'quiet' })}>
              {t(next.label)}
            </Link>
          </>
        }
      >
        <blockquote className={classes.message}>{text}</blockquote>
        <p>{t('activation.arrived.text', { name })}</p>
        {to.is_fictional && <FictionalBadge>{fictional_singular}</FictionalBadge>}
      </ResultMessage>
    </div>
  )
}
