import { ArrowLeft, ArrowRight, Delete, Heart, LockKeyhole, type LucideIcon, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'
import type { Verdict } from './deck.ts'
import classes from './swipe-buttons.module.css'

interface SwipeButtonsProps {
  /** Name on the top card; undefined when the deck is empty. */
  readonly name: string | undefined
  readonly canUndo: boolean
  /** Whether the likes of the day are used up; a press of the heart then says so. */
  readonly isYesUsedUp: boolean
  /** Whether the next card is still arriving; a press does nothing then. */
  readonly isWaiting: boolean
  readonly onDecide: (verdict: Verdict) => void
  readonly onUndo: () => void
  /** Shown above the buttons. */
  readonly children: ReactNode
}

/** The no, undo and yes buttons, with their keys where there is a mouse, and so a keyboard. */
export function SwipeButtons(props: SwipeButtonsProps) {
  const { name, canUndo, isYesUsedUp, isWaiting, onDecide, onUndo, children } = props
  const t = useWords()
  const isIdle = name === undefined
  return (
    <div className={classes.root}>
      {children}
      <Button
        isIcon
        size="large"
        variant="quiet"
        className={classes.no}
        isDisabled={isIdle}
        // Not `isDisabled`, which would lose the focus.
        aria-disabled={isWaiting}
        aria-label={isIdle ? t('swipeGame.no') : t('swipeGame.noTo', { name })}
        onPress={() => onDecide('no')}
      >
        <X aria-hidden="true" />
        <Key of={ArrowLeft} />
      </Button>
      <Button
        isIcon
        variant="quiet"
        className={classes.undo}
        isDisabled={!canUndo}
        aria-label={t('swipeGame.undo')}
        onPress={onUndo}
      >
        <Undo2 aria-hidden="true" />
        <Key of={Delete} />
      </Button>
      <Button
        isIcon
        size="large"
        className={classes.yes}
        data-used-up={isYesUsedUp || undefined}
        isDisabled={isIdle}
        // Not `isDisabled`, which would lose the focus.
        aria-disabled={isWaiting}
        aria-label={isIdle ? t('swipeGame.yes') : t('swipeGame.yesTo', { name })}
        onPress={() => onDecide('yes')}
      >
        <Heart aria-hidden="true" />
        <Key of={ArrowRight} />
        {isYesUsedUp && <LockKeyhole className={classes.lock} aria-hidden="true" />}
      </Button>
    </div>
  )
}

function Key({ of: Sign }: { readonly of: LucideIcon }) {
  return (
    <kbd className={classes.key} aria-hidden="true">
      <Sign />
    </kbd>
  )
}
