import type { ProfileSummary } from 'contracts'
import { Heart } from 'lucide-react'
import { Slot } from 'platform/runtime/remote'
import { useUser } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { FullScreen } from 'shared-ui/full-screen'
import { FictionalMark } from '../components/fictional-mark.tsx'
import { MemberPicture } from '../components/member-picture.tsx'
import { useWords } from '../use-words.ts'
import classes from './match-popup.module.css'

interface MatchPopupProps {
  readonly profile: ProfileSummary
  /** Called on a click anywhere but where one writes, including the image and the button. */
  readonly onClose: () => void
  readonly onImagePressed: (id: string) => void
  readonly onButtonPressed: (id: string) => void
}

/** §2: announces a match over the whole window: the portraits of both members meet, and the first message can be written. */
export function MatchPopup({ profile, onClose, onImagePressed, onButtonPressed }: MatchPopupProps) {
  const t = useWords()
  const mine = useUser()?.profile.main_image
  const { id, name } = profile
  return (
    <FullScreen
      isOpen
      onClose={onClose}
      heading={t('match.heading')}
      closeLabel={t('close')}
      className={classes.stage}
    >
      <p className={classes.text}>{t('match.text', { name })}</p>
      <div className={classes.pair} data-alone={mine ? undefined : ''}>
        {mine && (
          <div className={classes.mine}>
            <MemberPicture image={mine} alt="" isPriority sizes="13rem" />
          </div>
        )}
        <button
          type="button"
          className={classes.image}
          aria-label={t('match.image', { name })}
          // The click bubbles to the full screen, which closes.
          onClick={() => onImagePressed(id)}
        >
          <MemberPicture image={profile.main_image} alt="" isPriority sizes={mine ? '13rem' : '20rem'} />
        </button>
        <Heart className={classes.heart} aria-hidden="true" />
      </div>
      {profile.is_fictional && <FictionalMark />}
      {/* A click on the field must not close what one writes in; Escape and the buttons do. */}
      <Slot name="match" className={classes.writing} onClick={(event) => event.stopPropagation()} />
      <Button
        size="large"
        variant="secondary"
        onPress={() => {
          onClose()
          onButtonPressed(id)
        }}
      >
        {t('match.open')}
      </Button>
    </FullScreen>
  )
}
