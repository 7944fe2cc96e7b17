import type { Activity, ProfileSummary } from 'contracts'
import { useSettings } from 'shared-state/session'
import { ActivityDot } from 'shared-ui/activity-dot'
import { Avatar } from 'shared-ui/avatar'

interface ChatAvatarProps {
  readonly profile: ProfileSummary
  readonly activity?: Activity | undefined
  readonly className?: string | undefined
}

/** A member's picture, with a dot if they were online lately. Decorative: name and activity stand beside it. */
export function ChatAvatar({ profile: { name, main_image }, activity, className }: ChatAvatarProps) {
  const { cdn_prefix } = useSettings()
  const dot = (activity === 'now' || activity === 'today') && <ActivityDot when={activity} />
  return (
    <Avatar
      name={name}
      size="large"
      className={className}
      badge={dot}
      {...(main_image && { src: cdn_prefix + main_image.thumb_filename })}
    />
  )
}
