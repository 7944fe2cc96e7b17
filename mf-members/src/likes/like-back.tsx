import type { ProfileSummary } from 'contracts'
import { Heart, X } from 'lucide-react'
import { Button } from 'shared-ui/button'
import { usePassLike } from '../queries/use-pass-like.ts'
import { useToggleLike } from '../queries/use-toggle-like.ts'
import { useWords } from '../use-words.ts'
import classes from './like-back.module.css'

/** The two answers to a received like: pass, or like back, which makes a match. */
export function LikeBack({ profile }: { readonly profile: ProfileSummary }) {
  const t = useWords()
  const { name } = profile
  const like = useToggleLike({ profile, isLiked: false })
  const pass = usePassLike(profile)
  return (
    <div className={classes.root}>
      <Button
        isIcon
        variant="secondary"
        className={classes.pass}
        aria-label={t('likeBack.passOn', { name })}
        onPress={({ target }) => {
          focusNext(target)
          pass()
        }}
      >
        <X aria-hidden="true" />
      </Button>
      <Button className={classes.like} aria-label={`${t('likeBack.word')}: ${name}`} onPress={like}>
        <Heart aria-hidden="true" />
        <span className={classes.word}>{t('likeBack.word')}</span>
      </Button>
    </div>
  )
}

/** The card is about to leave its list: keeps the focus there, on the next card. */
function focusNext(pressed: Element) {
  const item = pressed.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  next?.querySelector('button')?.focus()
}
