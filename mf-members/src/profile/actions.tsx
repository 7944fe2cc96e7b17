import { href, type MemberProfile } from 'contracts'
import { MessageCircle } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { useRole } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { LikeButton } from '../components/like-button.tsx'
import { useWords } from '../use-words.ts'
import classes from './actions.module.css'

/** The like and message buttons; on a phone they stay at the bottom of the window. A visitor's message leads to the signup. */
export function Actions({ profile }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const role = useRole()
  const { id, name } = profile
  const isVisitor = role === 'visitor'
  return (
    <div className={classes['root']} data-for={isVisitor ? 'visitor' : 'member'}>
      <LikeButton
        look="word"
        className={classes['action']}
        profile={profile}
        isLiked={profile.relation?.liked ?? false}
      />
      <Link
        to={href(isVisitor ? 'members-id-signup' : 'members-id-chat', { id })}
        aria-label={t('profile.messageTo', { name })}
        {...buttonLook({ variant: 'secondary', className: classes['action'] })}
      >
        <MessageCircle aria-hidden="true" />
        {t('profile.message')}
      </Link>
    </div>
  )
}
