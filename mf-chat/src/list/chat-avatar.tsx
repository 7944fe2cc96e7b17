import type { Activity, ProfileSummary } from 'contracts'
import { useSettings } from 'shared-state/session'
import { Avatar } from 'shared-ui/avatar'
import { Badge } from 'shared-ui/badge'

const TONES = { now: 'success', today: 'warning' } as const

interface ChatAvatarProps {
  readonly profile: ProfileSummary
  readonly activity?: Activity | undefined
  readonly className?: string | undefined
}

/** A member's picture, with a dot if they were online lately. Decorative: name and activity stand beside it. */
export function ChatAvatar({ profile: { name, main_image }, activity, className }: ChatAvatarProps) {
  const { cdn_prefix } = useSettings()
  const dot = (activity === 'now' || activity === 'today') && (
    <Badge tone={TONES[activity]} aria-hidden="true" />
  )
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
