import { href, profileSummary } from 'contracts'
import { Link } from 'platform/runtime/router'
import { closeOverlay, useCurrentOverlay } from 'shared-state/overlays'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { Dialog } from 'shared-ui/dialog'
import { FictionalMark } from '../components/fictional-mark.tsx'
import { MemberPicture } from '../components/member-picture.tsx'
import { useWords } from '../use-words.ts'
import classes from './like.module.css'

const close = () => closeOverlay('like')

/** §2: the like modal shows someone who likes the member, with a link to their profile. */
export function Widget() {
  const t = useWords()
  const { data: profile } = profileSummary.safeParse(useCurrentOverlay()?.data)
  if (!profile) return null
  const { id, name, age, city } = profile
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) close()
      }}
      size="small"
      heading={t('likeModal.heading', { name })}
      closeLabel={t('likeModal.close')}
      actions={
        <>
          <Button variant="secondary" onPress={close}>
            {t('likeModal.later')}
          </Button>
          <Link to={href('members-id', { id })} onClick={close} {...buttonLook()}>
            {t('likeModal.view')}
          </Link>
        </>
      }
    >
      <div className={classes['content']}>
        <MemberPicture
          className={classes['picture']}
          image={profile.main_image}
          alt=""
          isPriority
          sizes="20rem"
        />
        {profile.is_fictional && <FictionalMark className={classes['mark']} />}
        {(age !== undefined || city) && (
          <p className={classes['facts']}>{[age, city].filter(Boolean).join(', ')}</p>
        )}
        <p>{t('likeModal.text', { name })}</p>
      </div>
    </Dialog>
  )
}
