import { useState } from 'react'
import type { Step, SwipeProfile, Verdict } from './deck.ts'
import { SwipeCard } from './swipe-card.tsx'
import classes from './swipe-stack.module.css'
import { useDrag } from './use-drag.ts'

/** One is on top, its successors' pictures are on their way. */
const SEEN = 3

interface SwipeStackProps {
  readonly cards: readonly SwipeProfile[]
  /** The last decision; its card is seen to go. */
  readonly last: Step | null
  /** Whether it may go. */
  readonly onThrown: (verdict: Verdict) => boolean
}

/** The cards, one above the other. What is below the top one is a picture and no more. */
export function SwipeStack({ cards, last, onThrown }: SwipeStackProps) {
  const drag = useDrag(onThrown)
  const [gone, setGone] = useState<Step | null>(null)
  const leaving = last === gone ? null : last
  const shown = cards.slice(0, SEEN)
  return (
    <div className={classes['root']}>
      {[...shown.toReversed(), ...(leaving ? [leaving.profile] : [])].map((profile) => {
        const isLeaving = profile === leaving?.profile
        const isTop = profile === cards[0]
        return (
          <SwipeCard
            // The card that is thrown goes on from where it is.
            key={profile.id}
            className={classes['card']}
            profile={profile}
            isTop={isTop}
            inert={!isTop}
            data-place={isLeaving ? undefined : shown.indexOf(profile)}
            data-leaving={isLeaving ? leaving.kind : undefined}
            {...(isTop && drag)}
            {...(isLeaving && { onAnimationEnd: () => setGone(leaving) })}
          />
        )
      })}
    </div>
  )
}
