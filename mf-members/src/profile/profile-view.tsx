import { ABOUT_TEXT, type MemberPhoto, type MemberProfile, paths } from 'contracts'
import { Ban, Flag } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { useState } from 'react'
import { statedFacts, useProfileWords } from 'shared-state/profile-words'
import { openBlock, openReport } from 'shared-state/safety'
import { useRole } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { FactChips } from 'shared-ui/fact-chips'
import { useWords } from '../use-words.ts'
import { Actions } from './actions.tsx'
import { CommonGround } from './facts/common-ground.tsx'
import { MoreInterests } from './facts/more-interests.tsx'
import { ReceivedGifts } from './facts/received-gifts.tsx'
import { Invitation } from './invitation.tsx'
import { LikeNote } from './like-note.tsx'
import { inViewOrder } from './photos/in-view-order.ts'
import { LargePhoto } from './photos/large-photo.tsx'
import { MainPhoto } from './photos/main-photo.tsx'
import { MorePhotos } from './photos/more-photos.tsx'
import { PhotoLightbox } from './photos/photo-lightbox.tsx'
import photoClasses from './photos/photos.module.css'
import classes from './profile-view.module.css'
import { useSeeLike } from './queries/use-see-like.ts'
import { SubjectHeart } from './subject-heart.tsx'

/** §2: a profile: who it is, what the two have in common, then text, pictures and facts in turn. */
export function ProfileView({ profile }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const words = useProfileWords()
  const isVisitor = useRole() === 'visitor'
  const [opened, setOpened] = useState<number | null>(null)
  const { id, name, is_own: isOwn, about_me: about } = profile
  const wanted = profile.relation?.wants_another
  const subject = { id, name, exit: paths.members }
  const photos = inViewOrder(profile.photos)
  const visible = photos.filter((photo) => !photo.is_blurred)
  const [first, second] = visible
  const total = visible.length
  const facts = statedFacts(profile, words)
  const parts = photos.map((photo, index) => {
    return { label: t('report.photo', { number: index + 1 }), photo: photo.id }
  })
  const heartOn = (photo: MemberPhoto, number: number) => (
    <SubjectHeart
      className={photoClasses.heart}
      profile={profile}
      about={photo.id}
      photo={photo}
      label={t('like.photo', { number })}
    />
  )
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
        <div className={classes.picture}>
          <MainPhoto profile={profile}>
            {first && (
              <LargePhoto
                photo={first}
                number={1}
                total={total}
                onOpen={() => setOpened(0)}
                heart={heartOn(first, 1)}
                isPriority
              />
            )}
          </MainPhoto>
        </div>
        <LikeNote profile={profile} />
        <CommonGround profile={profile} />
        {wanted && <p className={classes.wants}>{t(`profile.wants.${wanted}`, { name })}</p>}
        {!isOwn && <Actions profile={profile} />}
        {isVisitor && <Invitation />}
        {about && (
          <section className={classes.about}>
            <h2 className={classes.heading}>{words.label('about_me')}</h2>
            <p className={classes.text} dir="auto">
              {about}
            </p>
            <SubjectHeart profile={profile} about={ABOUT_TEXT} label={t('like.text', { name })} />
          </section>
        )}
        {second && (
          <div className={classes.picture}>
            <LargePhoto
              photo={second}
              number={2}
              total={total}
              onOpen={() => setOpened(1)}
              heart={heartOn(second, 2)}
            />
          </div>
        )}
        {facts.length > 0 && (
          <section>
            <h2 className={classes.heading}>{t('profile.facts')}</h2>
            <FactChips facts={facts} />
          </section>
        )}
        <MoreInterests profile={profile} />
        <MorePhotos
          profile={profile}
          visible={visible}
          from={2}
          onOpen={setOpened}
          heartOn={heartOn}
          className={classes.gallery}
        />
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
      </article>
      <PhotoLightbox name={name} photos={visible} index={opened} onClose={() => setOpened(null)} />
    </>
  )
}
