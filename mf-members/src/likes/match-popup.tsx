import type { ProfileSummary } from 'contracts'
import { Button } from 'shared-ui/button'
import { FullScreen } from 'shared-ui/full-screen'
import { FictionalMark } from '../components/fictional-mark.tsx'
import { MemberPicture } from '../components/member-picture.tsx'
import { useWords } from '../use-words.ts'
import classes from './match-popup.module.css'

interface MatchPopupProps {
  readonly profile: ProfileSummary
  /** Called on a click anywhere, including the image and the button. */
  readonly onClose: () => void
  readonly onImagePressed: (id: string) => void
  readonly onButtonPressed: (id: string) => void
}

/** §2: announces a match over the whole window. */
export function MatchPopup({ profile, onClose, onImagePressed, onButtonPressed }: MatchPopupProps) {
  const t = useWords()
  const { id, name } = profile
  return (
    <FullScreen
      isOpen
      onClose={onClose}
      heading={t('match.heading')}
      closeLabel={t('match.close')}
      className={classes['stage']}
    >
      <p className={classes['text']}>{t('match.text', { name })}</p>
      <button
        type="button"
        className={classes['image']}
        aria-label={t('match.image', { name })}
        // The click bubbles to the full screen, which closes.
        onClick={() => onImagePressed(id)}
      >
        <MemberPicture image={profile.main_image} alt="" isPriority sizes="20rem" />
      </button>
      {profile.is_fictional && <FictionalMark />}
      <Button
        size="large"
        onPress={() => {
          onClose()
          onButtonPressed(id)
        }}
      >
        {t('match.write', { name })}
      </Button>
    </FullScreen>
  )
}
