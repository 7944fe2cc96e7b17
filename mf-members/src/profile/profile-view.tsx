import { type MemberProfile, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useProfileWords } from 'shared-state/profile-words'
import { useRole } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../use-words.ts'
import { Actions } from './actions.tsx'
import { BlockButton } from './block-button.tsx'
import { Facts } from './facts/facts.tsx'
import { Identity } from './facts/identity.tsx'
import { InterestLists } from './facts/interest-lists.tsx'
import { ReceivedGifts } from './facts/received-gifts.tsx'
import { Photos } from './photos/photos.tsx'
import classes from './profile-view.module.css'
import { useSeeLike } from './queries/use-see-like.ts'
import { ReportButton } from './reports/report-button.tsx'

/** §2: a profile, photos first. */
export function ProfileView({ profile }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const words = useProfileWords()
  const isVisitor = useRole() === 'visitor'
  const { id, name, photos, is_own: isOwn, about_me: about } = profile
  useSeeLike(profile)
  return (
    <>
      {isOwn && (
        <Alert
          className={classes['own']}
          action={
            <Link to={paths.profile} {...buttonLook({ variant: 'secondary', size: 'small' })}>
              {t('profile.edit')}
            </Link>
          }
        >
          {t('profile.own')}
        </Alert>
      )}
      <article className={classes['root']}>
        <Photos profile={profile} />
        <div className={classes['about']}>
          <Identity profile={profile} />
          {!isOwn && <Actions profile={profile} />}
          {about && (
            <section>
              <h2 className={classes['heading']}>{words.label('about_me')}</h2>
              <p className={classes['text']} dir="auto">
                {about}
              </p>
            </section>
          )}
          <InterestLists profile={profile} />
          <Facts profile={profile} />
          <ReceivedGifts profile={profile} />
          {!isOwn && !isVisitor && (
            <div className={classes['safety']}>
              <BlockButton id={id} name={name} />
              <ReportButton id={id} name={name} photos={photos} />
            </div>
          )}
        </div>
      </article>
    </>
  )
}
