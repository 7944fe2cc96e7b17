import { classNames } from 'shared-ui/class-names'
import { FacePicture } from '../../faces/face-picture.tsx'
import { useChosen } from './chosen.ts'
import classes from './member-picture.module.css'

interface MemberPictureProps {
  /** The width of the picture, as in an `img`. */
  readonly sizes: string
  readonly className?: string | undefined
}

/** The member's main picture, or the first letter of their name. The name beside it says who it is. */
export function MemberPicture({ sizes, className }: MemberPictureProps) {
  const { member, drawn } = useChosen()
  const { main_image: image, name } = member
  if (image) return <FacePicture image={image} sizes={sizes} isPriority className={className} />
  return (
    <div className={classNames(classes[drawn ? 'drawn' : 'letter'], className)} aria-hidden="true">
      {drawn ?? <span>{Array.from(name)[0]}</span>}
    </div>
  )
}
