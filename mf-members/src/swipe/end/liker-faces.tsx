import { Avatar } from 'shared-ui/avatar'
import type { LikeEntry } from '../../likes/like-types.ts'
import { useMedia } from '../../use-media.ts'
import classes from './liker-faces.module.css'

const MOST = 3

/** Faces of the first members who like the user; their number stands beside them. */
export function LikerFaces({ likers }: { readonly likers: readonly LikeEntry[] }) {
  const media = useMedia()
  return (
    <span className={classes.root}>
      {likers.slice(0, MOST).map(({ profile: { id, name, main_image: image } }) => (
        <Avatar key={id} name={name} size="large" src={image ? media(image.card) : undefined} />
      ))}
    </span>
  )
}
