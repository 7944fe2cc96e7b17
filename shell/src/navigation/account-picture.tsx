import type { User } from 'contracts'
import { useState } from 'react'
import { useSettings } from 'shared-state/session'
import classes from './account-picture.module.css'
import { Icon } from './icon.tsx'

/** The member's main picture, or a figure. */
export function AccountPicture({ user }: { readonly user: User }) {
  const { cdn_prefix } = useSettings()
  const image = user.profile.main_image
  const [broken, setBroken] = useState<string>()
  if (!image || image.thumb_filename === broken) return <Icon name="account" />
  return (
    <img
      className={classes.picture}
      src={cdn_prefix + image.thumb_filename}
      alt=""
      width="28"
      height="28"
      decoding="async"
      onError={() => setBroken(image.thumb_filename)}
    />
  )
}
