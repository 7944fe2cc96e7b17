import { Check, Heart } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from 'shared-ui/button'
import { BlockSubtitle } from '../../block/block-title.tsx'
import { SignupLink } from '../../block/signup-link.tsx'
import { type ClipName, stillOf } from '../../clip/clips.ts'
import { useWords } from '../../use-words.ts'
import classes from './swipe-end.module.css'

interface SwipeEndProps {
  readonly liked: readonly { readonly clip: ClipName; readonly label: string }[]
  readonly button: string
  readonly note: string
  readonly onAgain: () => void
}

/** After the last card: what the visitor said yes to, and the way to somebody who does, too. */
export function SwipeEnd({ liked, button, note, onAgain }: SwipeEndProps) {
  const t = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const [first] = liked
  const isHardToPlease = first === undefined
  // The buttons that had the focus are gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes.root}>
      <Heart className={classes.heart} aria-hidden="true" />
      <BlockSubtitle ref={heading} tabIndex={-1}>
        {isHardToPlease ? t('landers.tinderswipe.none') : t('landers.tinderswipe.done')}
      </BlockSubtitle>
      {!isHardToPlease && (
        <>
          <p>{t('landers.tinderswipe.liked')}</p>
          <ul className={classes.liked} role="list">
            {liked.map(({ label }) => (
              <li key={label}>
                <Check size={18} aria-hidden="true" />
                {label}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{isHardToPlease ? t('landers.tinderswipe.noneText') : t('landers.tinderswipe.doneText')}</p>
      <SignupLink
        isFullWidth
        {...(first && {
          promise: {
            title: t('landers.tinderswipe.promise', { date: first.label }),
            pictures: liked.slice(0, 3).map(({ clip }) => stillOf(clip)),
          },
        })}
      >
        {button}
      </SignupLink>
      <p className={classes.note}>{note}</p>
      <Button variant="quiet" onPress={onAgain}>
        {t('landers.tinderswipe.again')}
      </Button>
    </div>
  )
}
