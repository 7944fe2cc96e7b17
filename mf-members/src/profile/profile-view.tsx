import { type MemberProfile, paths } from 'contracts'
import { Ban, Flag } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { useProfileWords } from 'shared-state/profile-words'
import { openBlock, openReport } from 'shared-state/safety'
import { useRole } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../use-words.ts'
import { Actions } from './actions.tsx'
import { Facts } from './facts/facts.tsx'
import { Identity } from './facts/identity.tsx'
import { InterestLists } from './facts/interest-lists.tsx'
import { ReceivedGifts } from './facts/received-gifts.tsx'
import { inViewOrder } from './photos/in-view-order.ts'
import { Photos } from './photos/photos.tsx'
import classes from './profile-view.module.css'
import { useSeeLike } from './queries/use-see-like.ts'

/** §2: a profile, photos first. */
export function ProfileView({ profile }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const words = useProfileWords()
  const isVisitor = useRole() === 'visitor'
  const { id, name, photos, is_own: isOwn, about_me: about } = profile
  const subject = { id, name, exit: paths.members }
  const parts = inViewOrder(photos).map((photo, index) => {
    return { label: t('report.photo', { number: index + 1 }), photo: photo.id }
  })
  useSeeLike(profile)
  return (
    <>
      {isOwn && (
        <Alert
          className={classes.own}
          action={
            <Link to={paths.profile} {...buttonLook({ variant: 'secondary', size: 'small' })}>
              {t('profile.edit')}
            </Link>
          }
        >
          {t('profile.own')}
        </Alert>
      )}
      <article className={classes.root}>
        <Photos profile={profile} />
        <div className={classes.about}>
          <Identity profile={profile} />
          {!isOwn && <Actions profile={profile} />}
          {about && (
            <section>
              <h2 className={classes.heading}>{words.label('about_me')}</h2>
              <p className={classes.text} dir="auto">
                {about}
              </p>
            </section>
          )}
          <InterestLists profile={profile} />
          <Facts profile={profile} />
          <ReceivedGifts profile={profile} />
          {!isOwn && !isVisitor && (
            <div className={classes.safety}>
              <Button variant="quiet" size="small" onPress={() => openBlock(subject)}>
                <Ban aria-hidden="true" />
                {t('blockMember')}
              </Button>
              <Button variant="quiet" size="small" onPress={() => openReport({ ...subject, parts })}>
                <Flag aria-hidden="true" />
                {t('reportMember')}
              </Button>
            </div>
          )}
        </div>
      </article>
    </>
  )
}
