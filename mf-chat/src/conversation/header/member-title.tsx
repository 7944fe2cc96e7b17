import { type Conversation, href } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useSettings } from 'shared-state/session'
import { useIsTyping } from 'shared-state/typing'
import { ActivityDot } from 'shared-ui/activity-dot'
import { Avatar } from 'shared-ui/avatar'
import { FictionalBadge } from 'shared-ui/badge'
import { useMedia } from '../../use-media.ts'
import { useWords } from '../../use-words.ts'
import classes from './member-title.module.css'

const activities = {
  now: 'conversation.activity.now',
  today: 'conversation.activity.today',
  this_week: 'conversation.activity.this_week',
} as const

/** The other member: picture, name, and whether they are typing or when they were last active. */
export function MemberTitle({ chat }: { readonly chat: Pick<Conversation, 'profile' | 'last_active'> }) {
  const t = useWords()
  const media = useMedia()
  const { fictional_singular: fictional } = useSettings()
  const { profile, last_active: active } = chat
  const { id, name, main_image: image } = profile
  const isTyping = useIsTyping(id)
  return (
    <Link className={classes.root} to={href('members-id', { id })}>
      <Avatar name={name} src={image ? media(image.thumb_filename) : undefined} />
      <div className={classes.words}>
        <div className={classes.line}>
          <h1 className={classes.heading}>
            <bdi>{name}</bdi>
          </h1>
          {profile.is_fictional && <FictionalBadge>{fictional}</FictionalBadge>}
        </div>
        <p className={classes.activity} data-typing={isTyping || undefined}>
          {!isTyping && (active === 'now' || active === 'today') && <ActivityDot when={active} />}
          {isTyping
            ? t('conversation.typing')
            : t(active ? activities[active] : 'conversation.activity.longer')}
        </p>
      </div>
    </Link>
  )
}
