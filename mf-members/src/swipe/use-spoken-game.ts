import { nameAndAge } from 'contracts'
import { useState } from 'react'
import { useWords } from '../use-words.ts'
import type { Deck, SwipeProfile, Verdict } from './deck.ts'

type Happening = Verdict | 'undone' | 'refused'

/** What a screen reader is told: what happened, and who comes next. */
export function useSpokenGame({ cards }: Pick<Deck, 'cards'>) {
  const t = useWords()
  const [happened, setHappened] = useState<{ readonly what: Happening; readonly name: string }>()
  const [next] = cards
  const sentence = happened && t(`swipeGame.said.${happened.what}`, { name: happened.name })
  const isOther = next !== undefined && happened !== undefined && next.name !== happened.name
  return {
    said: isOther ? `${sentence} ${t('swipeGame.next', { name: nameAndAge(next) })}` : sentence,
    say: (what: Happening, { name }: SwipeProfile) => setHappened({ what, name }),
  }
}
