import { type AnswerOf, type getSwipe, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useRef, useState, useSyncExternalStore } from 'react'
import { openMatch } from 'shared-state/matches'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { Skeleton } from 'shared-ui/skeleton'
import { useWords } from '../use-words.ts'
import { mayDecide, type Verdict } from './deck.ts'
import { startGame } from './game.ts'
import { LikesLeft, LikesOver } from './likes-left.tsx'
import { SwipeButtons } from './swipe-buttons.tsx'
import { SwipeDetails } from './swipe-details.tsx'
import classes from './swipe-game.module.css'
import { SwipeStack } from './swipe-stack.tsx'
import { useGameKeys } from './use-game-keys.ts'
import { useGameNotice } from './use-game-notice.ts'
import { useSpokenGame } from './use-spoken-game.ts'

interface SwipeGameProps {
  readonly first: AnswerOf<typeof getSwipe>
  readonly zone: string
}

/** §6: yes or no, by throwing the card, by button or by key. */
export function SwipeGame({ first, zone }: SwipeGameProps) {
  const t = useWords()
  const root = useRef<HTMLElement>(null)
  const [game] = useState(() => startGame(first, zone, openMatch))
  const state = useSyncExternalStore(game.subscribe, game.state)
  const { deck, supply } = state
  const { said, say } = useSpokenGame(deck)
  const notice = useGameNotice(state.problem)
  const [top] = deck.cards

  function decide(verdict: Verdict): boolean {
    const may = mayDecide(deck, verdict)
    if (top) say(may ? verdict : 'refused', top)
    if (may) game.decide(verdict)
    return may
  }

  function undo() {
    if (!deck.last) return
    say('undone', deck.last.profile)
    game.undo()
  }

  useGameKeys(root, (key) => void (key === 'undo' ? undo() : decide(key)))

  return (
    <section ref={root} className={classes['root']} aria-label={t('swipeGame.label')}>
      <div className={classes['notices']}>
        <LikesLeft left={deck.left} />
        {notice && <Alert tone="warning">{notice}</Alert>}
      </div>
      <p role="status" className={classes['spoken']}>
        {said}
      </p>
      <div className={classes['table']}>
        {top ? (
          <div className={classes['cards']}>
            <SwipeStack cards={deck.cards} last={deck.last} onThrown={decide} />
          </div>
        ) : (
          <Nobody supply={supply} onRetry={game.refill} />
        )}
        <SwipeButtons name={top?.name} canUndo={deck.last !== null} onDecide={decide} onUndo={undo} />
        <p className={classes['keys']}>{t('swipeGame.keys')}</p>
        {/* Below the buttons, which stay where the thumb is. */}
        <LikesOver left={deck.left} resetsAt={deck.resetsAt} />
      </div>
      {top && <SwipeDetails key={top.id} profile={top} />}
    </section>
  )
}

interface NobodyProps {
  readonly supply: ReturnType<ReturnType<typeof startGame>['state']>['supply']
  readonly onRetry: () => void
}

/** In the place of the cards: more are on their way, or everybody was seen. */
function Nobody({ supply, onRetry }: NobodyProps) {
  const t = useWords()
  if (supply === 'asking' || supply === 'more')
    return <Skeleton shape="picture" className={classes['cards']} aria-busy="true" />
  return supply === 'failed' ? (
    <EmptyState
      heading={t('swipeGame.failed')}
      action={<Button onPress={onRetry}>{t('ways.retry')}</Button>}
    />
  ) : (
    <EmptyState
      heading={t('swipeGame.everybody')}
      action={
        <Link to={paths.members} {...buttonLook()}>
          {t('ways.search')}
        </Link>
      }
    >
      {t('swipeGame.everybodyText')}
    </EmptyState>
  )
}
