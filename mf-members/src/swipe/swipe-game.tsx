import { type AnswerOf, type getSwipe, nameAndAge } from 'contracts'
import { useUnsavedWork } from 'platform/runtime/router'
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { openMatch } from 'shared-state/matches'
import { useSettings } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { EmptyState } from 'shared-ui/empty-state'
import { Spoken } from 'shared-ui/spoken'
import { EverybodySeen } from '../components/preferences-link/everybody-seen.tsx'
import { useProblemText, useWords } from '../use-words.ts'
import { type Deck, mayDecide, type SwipeProfile, type SwipeStep, type Verdict } from './deck.ts'
import { FarCard } from './end/far-card.tsx'
import { OverCard } from './end/over-card.tsx'
import { useFarCard } from './end/use-far-card.ts'
import { type GameState, startGame } from './game.ts'
import { LikesLeft } from './likes-left.tsx'
import { SwipeButtons } from './swipe-buttons.tsx'
import { SwipeDetails } from './swipe-details.tsx'
import classes from './swipe-game.module.css'
import { SwipeStack } from './swipe-stack.tsx'
import { SwipeCardSkeleton, SwipeTable } from './swipe-table.tsx'
import { useGameKeys } from './use-game-keys.ts'

interface SwipeGameProps {
  readonly first: AnswerOf<typeof getSwipe>
  readonly zone: string
  /** Shown after the first cards, instead of fetching more. */
  readonly ending?: ReactNode
}

/** §6: a member says yes or no by throwing the card, by button or by key. */
export function SwipeGame({ first, zone, ending }: SwipeGameProps) {
  const t = useWords()
  const root = useRef<HTMLElement>(null)
  const [game] = useState(() => startGame(first, zone, openMatch, ending === undefined))
  const state = useSyncExternalStore(game.subscribe, game.state, game.state)
  const { deck, supply } = state
  const notice = useNotice(state.problem)
  const [top] = deck.cards
  const [gone, setGone] = useState<SwipeStep | null>(null)
  const leaving = deck.last === gone ? null : deck.last
  const [isOverDismissed, setOverDismissed] = useState(false)
  const isOver = deck.likesLeft === 0 && top !== undefined && !isOverDismissed
  // The first few after a signup are there to begin with, wherever they live.
  const { isFar, goFar } = useFarCard(ending === undefined ? deck.cards : [])
  const isCovered = isOver || isFar
  const [isTakenBack, setTakenBack] = useState(false)
  const { spoken, announce } = useAnnouncements(deck, isOver)

  function decide(verdict: Verdict): boolean {
    if (isFar) {
      goFar()
      return false
    }
    if (isOver && verdict === 'no') {
      setOverDismissed(true)
      return false
    }
    const may = mayDecide(deck, verdict)
    if (top) announce(may ? verdict : 'refused', top)
    if (may) {
      setTakenBack(false)
      game.decide(verdict)
    } else setOverDismissed(false)
    return may
  }

  /** Decides by button or key; a second press in a row is not meant for a card that nobody has seen yet. */
  function press(verdict: Verdict) {
    if (!leaving) decide(verdict)
  }

  function undo() {
    if (!deck.last) return
    announce('undone', deck.last.profile)
    setTakenBack(deck.last.kind === 'yes' && deck.likesLeft !== null)
    setOverDismissed(true)
    game.undo()
  }

  useUnsavedWork(deck.pending.length > 0)
  useGameKeys(root, (key) => (key === 'undo' ? undo() : press(key)))

  return (
    <section ref={root} className={classes.root} aria-label={t('swipeGame.label')}>
      <Spoken role="status">{isTakenBack ? `${spoken} ${t('swipeGame.takenBack')}` : spoken}</Spoken>
      <SwipeTable data-over={isCovered || undefined}>
        {notice && <Alert tone="warning" look="line" heading={notice} className={classes.notice} />}
        {top || leaving ? (
          <div className={classes.cards}>
            <SwipeStack
              cards={deck.cards}
              leaving={leaving}
              isCovered={isCovered}
              mayThrow={(verdict) => mayDecide(deck, verdict)}
              onThrown={decide}
              onLeft={setGone}
            />
            {isFar ? (
              <FarCard onDismiss={goFar} />
            ) : (
              isOver && <OverCard resetsAt={deck.resetsAt} onDismiss={() => setOverDismissed(true)} />
            )}
          </div>
        ) : (
          (ending ?? <NoCards supply={supply} onRetry={game.refill} />)
        )}
        {(top || leaving || !ending) && (
          <SwipeButtons
            name={top?.name}
            canUndo={deck.last !== null}
            isYesUsedUp={deck.likesLeft === 0}
            isWaiting={leaving !== null}
            onDecide={press}
            onUndo={undo}
          >
            <LikesLeft likesLeft={deck.likesLeft} isTakenBack={isTakenBack} />
          </SwipeButtons>
        )}
      </SwipeTable>
      {top && !isCovered && <SwipeDetails key={top.id} profile={top} />}
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
  const { swipe_likes: most } = useSettings()
  const [last, setLast] = useState<Announcement>()
  const sentence = last && t(`swipeGame.said.${last.event}`, { name: last.name })
  const over = isOver && last?.event === 'yes' && t('swipeGame.over', { most })
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
  if (supply === 'loading' || supply === 'more') return <SwipeCardSkeleton />
  return supply === 'failed' ? (
    <EmptyState heading={t('swipeGame.failed')} action={<Button onPress={onRetry}>{t('retry')}</Button>} />
  ) : (
    <EverybodySeen />
  )
}
