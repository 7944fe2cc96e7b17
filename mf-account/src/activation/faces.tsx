import type { ProfileSummary } from 'contracts'
import { Check } from 'lucide-react'
import { useSettings } from 'shared-state/session'
import { Avatar } from 'shared-ui/avatar'
import classes from './faces.module.css'

interface FacesProps {
  /** The member, and who has their message. On another device, nobody: the check mark stands alone. */
  readonly of: readonly Pick<ProfileSummary, 'name' | 'main_image'>[]
}

/** Round pictures side by side with a check mark. Their names stand in the text. */
export function Faces({ of }: FacesProps) {
  const { cdn_prefix } = useSettings()
  return (
    <div className={classes.faces} aria-hidden="true" data-alone={of.length > 0 ? undefined : ''}>
      {of.map(({ name, main_image: image }, index) => (
        <Avatar
          // biome-ignore lint/suspicious/noArrayIndexKey: two members may have the same name, and the order stays
          key={index}
          className={classes.face}
          name={name}
          size="huge"
          {...(image && { src: cdn_prefix + image.card })}
        />
      ))}
      <span className={classes.check}>
        <Check strokeWidth={3} />
      </span>
    </div>
  )
}
