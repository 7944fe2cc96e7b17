import { nameAndAge, type ProfileSummary, pictureSizes } from 'contracts'
import { useSettings } from 'shared-state/session'
import { FictionalBadge } from 'shared-ui/badge'
import { Picture } from 'shared-ui/picture'
import classes from './signup.module.css'

/** The member whom the visitor wants to write to or likes, as far as visitors may see them. */
export function ChosenMember({ member }: { readonly member: ProfileSummary }) {
  const { cdn_prefix, fictional_singular } = useSettings()
  const { is_fictional, main_image: image } = member
  return (
    <figure className={classes.chosen}>
      {image && (
        <Picture
          src={cdn_prefix + image.match}
          alt=""
          thumbhash={image.thumbhash}
          isPriority
          className={classes.picture}
          {...pictureSizes.match}
        />
      )}
      <figcaption className={classes.caption}>
        {nameAndAge(member)}
        {is_fictional && <FictionalBadge>{fictional_singular}</FictionalBadge>}
      </figcaption>
    </figure>
  )
}
