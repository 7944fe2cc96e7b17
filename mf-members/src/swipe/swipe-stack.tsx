import type { SwipeProfile, SwipeStep, Verdict } from './deck.ts'
import { SwipeCard } from './swipe-card.tsx'
import classes from './swipe-stack.module.css'
import { useDrag } from './use-drag.ts'

/** Cards in the DOM: the top one, and the next ones so that their pictures load early. */
const RENDERED = 3

interface SwipeStackProps {
  readonly cards: readonly SwipeProfile[]
  /** The decision whose card is flying off the stack. */
  readonly leaving: SwipeStep | null
  /** Whether another card lies on the stack. */
  readonly isCovered: boolean
  /** Whether the top card could be thrown that way now. */
  readonly mayThrow: (verdict: Verdict) => boolean
  /** Returns whether the card goes. */
  readonly onThrown: (verdict: Verdict) => boolean
  /** Called when the card has left. */
  readonly onLeft: (step: SwipeStep) => void
}

/** A stack of cards. Only the top one is interactive. */
export function SwipeStack({ cards, leaving, isCovered, mayThrow, onThrown, onLeft }: SwipeStackProps) {
  const drag = useDrag({ mayThrow, onThrown })
  const shown = cards.slice(0, RENDERED)
  return (
    <div className={classes.root}>
      {[...shown.toReversed(), ...(leaving ? [leaving.profile] : [])].map((profile) => {
        const isLeaving = profile === leaving?.profile
        const isTop = profile === cards[0]
        return (
          <SwipeCard
            // The key keeps the element, so a thrown card flies on from where it was released.
            key={profile.id}
            className={classes.card}
            profile={profile}
            isTop={isTop}
            isNear={isTop || profile === cards[1]}
            inert={!isTop || isCovered}
            data-place={isLeaving ? undefined : shown.indexOf(profile)}
            data-leaving={isLeaving ? leaving.kind : undefined}
            {...(isTop && drag)}
            // Animations inside the card end here, too.
            onAnimationEnd={({ target, currentTarget }) => {
              if (isLeaving && target === currentTarget) onLeft(leaving)
            }}
          />
        )
      })}
    </div>
  )
}
