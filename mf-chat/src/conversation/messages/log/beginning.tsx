import { nameAndAge, type ProfileSummary, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { Avatar } from 'shared-ui/avatar'
import { linkLook } from 'shared-ui/link'
import { useMedia } from '../../../use-media.ts'
import { useWords } from '../../../use-words.ts'
import classes from './beginning.module.css'

interface BeginningProps {
  readonly profile: ProfileSummary
  /** §8: a free member no longer sees the messages above. */
  readonly isLimited: boolean
  readonly isEmpty: boolean
}

/** Stands above the first message: the other member, or the history limit. */
export function Beginning({ profile, isLimited, isEmpty }: BeginningProps) {
  const t = useWords()
  const media = useMedia()
  const { name, main_image: image } = profile
  if (isLimited)
    return (
      <p className={classes.limit}>
        {t('conversation.limit.text')}{' '}
        <Link to={paths.premium} {...linkLook({ isStandalone: true })}>
          {t('conversation.limit.premium')}
        </Link>
      </p>
    )
  return (
    <div className={classes.root}>
      <Avatar name={name} size="huge" src={image ? media(image.thumb_filename) : undefined} />
      <p className={classes.name}>
        <bdi>{nameAndAge(profile)}</bdi>
        {profile.city && <span className={classes.city}>{profile.city}</span>}
      </p>
      {isEmpty && <p className={classes.lead}>{t('conversation.empty', { name })}</p>}
    </div>
  )
}
