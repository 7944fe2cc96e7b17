import type { User } from 'contracts'
import { Check } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { useSettings } from 'shared-state/session'
import { Avatar } from 'shared-ui/avatar'
import { buttonLook } from 'shared-ui/button-link'
import { ResultMessage } from '../components/result-message.tsx'
import { useWords } from '../use-words.ts'
import classes from './activated.module.css'
import { afterActivation, welcomeAfterActivation } from './after-activation.ts'

/** §4: the address is confirmed. */
export function Activated({ user }: { readonly user: User | null }) {
  const t = useWords()
  const { to, label } = afterActivation(user)
  return (
    <div className={classes.moment}>
      <Face user={user} />
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

/** The member's own picture with a check mark; on another device, the check mark alone. */
function Face({ user }: { readonly user: User | null }) {
  const { cdn_prefix } = useSettings()
  const image = user?.profile.main_image
  return (
    <div className={classes.face} aria-hidden="true" data-alone={user ? undefined : ''}>
      {user && (
        <Avatar
          name={user.profile.name}
          size="huge"
          {...(image && { src: cdn_prefix + image.thumb_filename })}
        />
      )}
      <span className={classes.check}>
        <Check strokeWidth={3} />
      </span>
    </div>
  )
}
