import type { ProfileSummary, User } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useSettings } from 'shared-state/session'
import { FictionalBadge } from 'shared-ui/badge'
import { buttonLook } from 'shared-ui/button-link'
import { ResultMessage } from '../components/result-message.tsx'
import { useWords } from '../use-words.ts'
import classes from './activated.module.css'
import { afterActivation } from './after-activation.ts'
import { Faces } from './faces.tsx'
import { likeState } from './like-state.ts'

interface LikeArrivedProps {
  readonly user: User
  /** The member whom this one liked by signing up. */
  readonly to: ProfileSummary
}

/** §2, §4: the address is confirmed, and the member whom this one likes can see that, once the profile is on show. */
export function LikeArrived({ user, to }: LikeArrivedProps) {
  const t = useWords()
  const { fictional_singular } = useSettings()
  const { name } = to
  const next = afterActivation(user)
  const isSeen = likeState(user) === 'seen'
  return (
    <div className={classes.moment}>
      <Faces of={[user.profile, to]} />
      <ResultMessage
        heading={isSeen ? t('activation.liked.seen', { name }) : t('activation.done.title')}
        action={
          <Link to={next.to} {...buttonLook({ size: 'large' })}>
            {t(next.label)}
          </Link>
        }
      >
        <p>{t(isSeen ? 'activation.liked.match' : 'activation.liked.profile', { name })}</p>
        {to.is_fictional && <FictionalBadge>{fictional_singular}</FictionalBadge>}
      </ResultMessage>
    </div>
  )
}
