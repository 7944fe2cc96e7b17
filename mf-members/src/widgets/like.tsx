import { href, isolated, type ProfileSummary, profileSummary } from 'contracts'
import { Heart } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { closeOverlay, useCurrentOverlay } from 'shared-state/overlays'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { Dialog } from 'shared-ui/dialog'
import { FictionalMark } from '../components/fictional-mark.tsx'
import { MemberPicture } from '../components/member-picture.tsx'
import { useToggleLike } from '../queries/use-toggle-like.ts'
import { useWords } from '../use-words.ts'
import classes from './like.module.css'

const close = () => closeOverlay('like')

/** §2: the like modal shows someone who likes the member, with a link to their profile. */
export function Widget() {
  const { data: profile } = profileSummary.safeParse(useCurrentOverlay()?.data)
  return profile ? <LikeModal profile={profile} /> : null
}

function LikeModal({ profile }: { readonly profile: ProfileSummary }) {
  const t = useWords()
  const { id, name, age, city } = profile
  const likeBack = useToggleLike({ profile, isLiked: false })
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) close()
      }}
      size="small"
      heading={t('likeModal.heading', { name })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onPress={close}>
            {t('likeModal.later')}
          </Button>
          <Link to={href('members-id', { id })} onClick={close} {...buttonLook({ variant: 'secondary' })}>
            {t('likeModal.view')}
          </Link>
          <Button
            onPress={() => {
              close()
              likeBack()
            }}
          >
            <Heart aria-hidden="true" />
            {t('likeBack.word')}
          </Button>
        </>
      }
    >
      <div className={classes.content}>
        <MemberPicture
          className={classes.picture}
          image={profile.main_image}
          alt=""
          isPriority
          sizes="20rem"
        />
        {profile.is_fictional && <FictionalMark className={classes.mark} />}
        {(age !== undefined || city) && (
          <p className={classes.facts}>{[age, city && isolated(city)].filter(Boolean).join(', ')}</p>
        )}
        <p>{t('likeModal.text', { name })}</p>
      </div>
    </Dialog>
  )
}
