import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../use-words.ts'
import { KEYS } from '../decisions/choices.ts'
import { KeyButton } from '../keys/key-button.tsx'
import classes from './decide.module.css'

interface UndoLineProps {
  readonly takesEffectAt: number
  /** Whether it goes to a second moderator, instead of taking effect. */
  readonly awaitsSecond?: boolean
  readonly onUndo: () => void
  readonly onOver: () => void
  /** The decision in words. */
  readonly children: ReactNode
}

const SECOND_MS = 1_000

/** A decision that can still be undone, with the seconds that are left. */
export function UndoLine({ takesEffectAt, awaitsSecond, onUndo, onOver, children }: UndoLineProps) {
  const t = useWords()
  const [now, setNow] = useState(Date.now)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (takesEffectAt <= Date.now()) over()
    }, SECOND_MS / 4)
    return () => clearInterval(timer)
  }, [takesEffectAt])
  const seconds = Math.max(Math.ceil((takesEffectAt - now) / SECOND_MS), 0)
  return (
    <div className={classes.decided}>
      <span role="status">{children}</span>
      <span className={classes.countdown} aria-hidden="true">
        {t(awaitsSecond ? 'moderation.secondIn' : 'moderation.effectIn', { seconds })}
      </span>
      <KeyButton shortcut={KEYS.undo} variant="quiet" onPress={onUndo}>
        {t('moderation.undo')}
      </KeyButton>
    </div>
  )
}
