import type { MemberProfile } from 'contracts'
import { classNames } from 'shared-ui/class-names'
import { FacePicture } from '../faces/face-picture.tsx'
import classes from './member-picture.module.css'

interface MemberPictureProps {
  readonly member: MemberProfile
  /** The width of the picture, as in an `img`. */
  readonly sizes: string
  readonly className?: string | undefined
}

/** The member's main picture, or the first letter of their name. The name beside it says who it is. */
export function MemberPicture({ member: { main_image: image, name }, sizes, className }: MemberPictureProps) {
  if (image) return <FacePicture image={image} sizes={sizes} isPriority className={className} />
  return (
    <div className={classNames(classes['letter'], className)} aria-hidden="true">
      <span>{Array.from(name)[0]}</span>
    </div>
  )
}
