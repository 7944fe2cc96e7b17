import type { User } from 'contracts'
import { Check, Heart } from 'lucide-react'
import { useQuery } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { Avatar } from 'shared-ui/avatar'
import { FictionalBadge } from 'shared-ui/badge'
import { likeState } from '../activation/like-state.ts'
import { signupTargetQuery } from '../activation/queries/signup-target-query.ts'
import { useWords } from '../use-words.ts'
import classes from './signup-target.module.css'

/** §2: the member whom this one signed up for, and whether that member has the message or sees the like. */
export function SignupTarget({ user }: { readonly user: User }) {
  const t = useWords()
  const { cdn_prefix, fictional_singular } = useSettings()
  const { message, like } = useQuery(signupTargetQuery).data ?? {}
  const to = message?.to ?? like
  const state = likeState(user)
  if (!to || !(message || state)) return null
  const { name, main_image: image } = to
  const isThere = message || state === 'seen'
  return (
    <p className={classes.target}>
      <Avatar name={name} {...(image && { src: cdn_prefix + image.card })} />
      <span>
        {message
          ? t('activation.arrived.title', { name })
          : state && t(`activation.liked.${state}`, { name })}
        {to.is_fictional && (
          <>
            {' '}
            <FictionalBadge>{fictional_singular}</FictionalBadge>
          </>
        )}
      </span>
      {isThere ? (
        <Check aria-hidden="true" className={classes.there} />
      ) : (
        <Heart aria-hidden="true" className={classes.waiting} />
      )}
    </p>
  )
}
