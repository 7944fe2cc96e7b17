import type { User } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useQuery } from 'shared-state/query'
import { buttonLook } from 'shared-ui/button-link'
import { ResultMessage } from '../components/result-message.tsx'
import { useWords } from '../use-words.ts'
import classes from './activated.module.css'
import { afterActivation, welcomeAfterActivation } from './after-activation.ts'
import { Faces } from './faces.tsx'
import { LikeArrived } from './like-arrived.tsx'
import { likeState } from './like-state.ts'
import { MessageArrived } from './message-arrived.tsx'
import { signupTargetQuery } from './queries/signup-target-query.ts'

/** §4: the address is confirmed. Whoever signed up to write to a member goes on to their conversation, and whoever liked one sees them again. */
export function Activated({ user }: { readonly user: User | null }) {
  const t = useWords()
  const { data, isPending } = useQuery({ ...signupTargetQuery, enabled: user !== null })
  const { to, label } = afterActivation(user)
  // Not the other welcome first: the message that takes the focus would change under the reader.
  if (user && isPending) return null
  if (user && data?.message) return <MessageArrived user={user} message={data.message} />
  if (user && data?.like && likeState(user)) return <LikeArrived user={user} to={data.like} />
  return (
    <div className={classes.moment}>
      <Faces of={user ? [user.profile] : []} />
      <ResultMessage
        heading={t('activation.done.title')}
        action={
          <Link to={to} {...buttonLook({ size: 'large' })}>
            {t(label)}
          </Link>
        }
      >
        {t(welcomeAfterActivation(user), { name: user?.profile.name ?? '' })}
      </ResultMessage>
    </div>
  )
}
