import { type AnswerOf, type getSwipe, nameAndAge, paths, SWIPE_LIKES_A_DAY } from 'contracts'
import { Link, useUnsavedWork } from 'platform/runtime/router'
import { useRef, useState, useSyncExternalStore } from 'react'
import { openMatch } from 'shared-state/matches'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { Skeleton } from 'shared-ui/skeleton'
import { Spoken } from 'shared-ui/spoken'
import { PreferencesLink } from '../components/preferences-link.tsx'
import { useProblemText, useWords } from '../use-words.ts'
import { type Deck, mayDecide, type SwipeProfile, type SwipeStep, type Verdict } from './deck.ts'
import { type GameState, startGame } from './game.ts'
import { LikesLeft } from './likes-left.tsx'
import { OverCard } from './over-card.tsx'
import { SwipeButtons } from './swipe-buttons.tsx'
import { SwipeDetails } from './swipe-details.tsx'
import classes from './swipe-game.module.css'
import { SwipeStack } from './swipe-stack.tsx'
import { useGameKeys } from './use-game-keys.ts'
import { usePlaceOnPage } from './use-place-on-page.ts'

interface SwipeGameProps {
  readonly first: AnswerOf<typeof getSwipe>
  readonly zone: string
}

/** §6: a member says yes or no by throwing the card, by button or by key. */
export function SwipeGame({ first, zone }: SwipeGameProps) {
  const t = useWords()
  const root = useRef<HTMLElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const [game] = useState(() => startGame(first, zone, openMatch))
  const state = useSyncExternalStore(game.subscribe, game.state, game.state)
  const { deck, supply } = state
  const notice = useNotice(state.problem)
  const [top] = deck.cards
  const [gone, setGone] = useState<SwipeStep | null>(null)
  const leaving = deck.last === gone ? null : deck.last
  const [isOverDismissed, setOverDismissed] = useState(false)
  const isOver = deck.likesLeft === 0 && top !== undefined && !isOverDismissed
  const { spoken, announce } = useAnnouncements(deck, isOver)

  function decide(verdict: Verdict): boolean {
    if (isOver && verdict === 'no') {
      setOverDismissed(true)
      return false
    }
    const may = mayDecide(deck, verdict)
    if (top) announce(may ? verdict : 'refused', top)
    if (may) game.decide(verdict)
    else setOverDismissed(false)
    return may
  }

  /** Decides by button or key; a second press in a row is not meant for a card that nobody has seen yet. */
  function press(verdict: Verdict) {
    if (!leaving) decide(verdict)
  }

  function undo() {
    if (!deck.last) return
    announce('undone', deck.last.profile)
    setOverDismissed(true)
    game.undo()
  }

  useUnsavedWork(deck.pending.length > 0)
  usePlaceOnPage(table)
  useGameKeys(root, (key) => (key === 'undo' ? undo() : press(key)))

  return (
    <section ref={root} className={classes.root} aria-label={t('swipeGame.label')}>
      <div className={classes.notices}>
        <LikesLeft likesLeft={deck.likesLeft} />
      </div>
      <Spoken role="status">{spoken}</Spoken>
      <div ref={table} className={classes.table} data-over={isOver || undefined}>
        {notice && <Alert tone="warning" look="line" heading={notice} className={classes.notice} />}
        {top || leaving ? (
          <div className={classes.cards}>
            <SwipeStack
              cards={deck.cards}
              leaving={leaving}
              isCovered={isOver}
              onThrown={decide}
              onLeft={setGone}
            />
            {isOver && <OverCard resetsAt={deck.resetsAt} onDismiss={() => setOverDismissed(true)} />}
          </div>
        ) : (
          <NoCards supply={supply} onRetry={game.refill} />
        )}
        <SwipeButtons
          name={top?.name}
          canUndo={deck.last !== null}
          isYesUsedUp={deck.likesLeft === 0}
          isWaiting={leaving !== null}
          onDecide={press}
          onUndo={undo}
        />
        <p className={classes.keys}>{t('swipeGame.keys')}</p>
      </div>
      {top && !isOver && <SwipeDetails key={top.id} profile={top} />}
    </section>
  )
}

interface Announcement {
  readonly event: Verdict | 'undone' | 'refused'
  readonly name: string
}

/** The text for screen readers: what happened to a card, and who is next. */
function useAnnouncements({ cards: [next] }: Pick<Deck, 'cards'>, isOver: boolean) {
  const t = useWords()
  const [last, setLast] = useState<Announcement>()
  const sentence = last && t(`swipeGame.said.${last.event}`, { name: last.name })
  const over = isOver && last?.event === 'yes' && t('swipeGame.over', { most: SWIPE_LIKES_A_DAY })
  const isOther = next !== undefined && last !== undefined && next.name !== last.name
  return {
    spoken: over
      ? `${sentence} ${over}`
      : isOther
        ? `${sentence} ${t('swipeGame.next', { name: nameAndAge(next) })}`
        : sentence,
    announce: (event: Announcement['event'], { name }: SwipeProfile) => setLast({ event, name }),
  }
}

/** Why a card came back or disappeared. OverCard explains the daily limit. */
function useNotice(problem: GameState['problem']): string | undefined {
  const t = useWords()
  const problemText = useProblemText()
  if (!problem || problem.code === 'swipe_limit') return undefined
  const { code, step } = problem
  const { name } = step.profile
  if (code === 'not_found' || code === 'blocked_by' || code === 'you_blocked')
    return t('swipeGame.gone', { name })
  return `${t('swipeGame.returned', { name })} ${problemText(code, { name })}`
}

interface NoCardsProps {
  readonly supply: GameState['supply']
  readonly onRetry: () => void
}

/** Stands in for the cards while more are loading, and once there are none. */
function NoCards({ supply, onRetry }: NoCardsProps) {
  const t = useWords()
  if (supply === 'loading' || supply === 'more')
    return <Skeleton shape="picture" className={classes.cards} aria-busy="true" />
  return supply === 'failed' ? (
    <EmptyState heading={t('swipeGame.failed')} action={<Button onPress={onRetry}>{t('retry')}</Button>} />
  ) : (
    <EmptyState
      heading={t('swipeGame.everybody')}
      action={
        <>
          <Link to={paths.members} {...buttonLook()}>
            {t('ways.search')}
          </Link>
          <PreferencesLink />
        </>
      }
    >
      {t('swipeGame.everybodyText')}
    </EmptyState>
  )
}
