import { href, type MemberProfile } from 'contracts'
import { MessageCircle } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { openOverlay } from 'shared-state/overlays'
import { useRole } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { LikeButton } from '../components/like-button.tsx'
import { useWords } from '../use-words.ts'
import classes from './actions.module.css'

/** The like and message buttons; on a phone they stay at the bottom of the window. */
export function Actions({ profile }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const role = useRole()
  const { id, name } = profile
  const isVisitor = role === 'visitor'
  const look = { variant: 'secondary', className: classes['action'] } as const
  const content = (
    <>
      <MessageCircle aria-hidden="true" />
      {t('profile.message')}
    </>
  )
  return (
    <div className={classes['root']} data-for={isVisitor ? 'visitor' : 'member'}>
      <LikeButton
        look="word"
        className={classes['action']}
        profile={profile}
        isLiked={profile.relation?.liked ?? false}
      />
      {isVisitor ? (
        <Button {...look} aria-label={t('profile.messageTo', { name })} onPress={() => openOverlay('signup')}>
          {content}
        </Button>
      ) : (
        <Link
          to={href('members-id-chat', { id })}
          aria-label={t('profile.messageTo', { name })}
          {...buttonLook(look)}
        >
          {content}
        </Link>
      )}
    </div>
  )
}
