import { href, type MemberProfile } from 'contracts'
import { MessageCircle } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { useRole } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { LikeButton } from '../components/like-button.tsx'
import { useWords } from '../use-words.ts'
import classes from './actions.module.css'

/**
 * The like and message buttons; on a phone they stay at the bottom of the window. Once the member is liked, writing is the
 * main action; after a match, the heart is an icon beside it. A visitor's message leads to the signup.
 */
export function Actions({ profile }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const role = useRole()
  const { id, name, relation } = profile
  const isVisitor = role === 'visitor'
  const isLiked = relation?.liked ?? false
  const isMatched = relation?.matched ?? false
  return (
    <div className={classes.root} data-for={isVisitor ? 'visitor' : 'member'}>
      <LikeButton
        look={isMatched ? 'icon' : 'word'}
        className={isMatched ? undefined : classes.action}
        profile={profile}
        isLiked={isLiked}
        isBack={relation?.likes_me}
      />
      <Link
        to={href(isVisitor ? 'members-id-signup' : 'members-id-chat', { id })}
        {...(!isMatched && { 'aria-label': t('profile.messageTo', { name }) })}
        {...buttonLook({ variant: isLiked ? 'primary' : 'secondary', className: classes.action })}
      >
        <MessageCircle aria-hidden="true" />
        {isMatched ? t('match.write', { name }) : t('profile.message')}
      </Link>
    </div>
  )
}
