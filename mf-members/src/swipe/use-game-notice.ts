import { codeWords } from '../problem.ts'
import { useWords } from '../use-words.ts'
import type { GameState } from './game.ts'

/** Says why a card came back, or went. Of the day's likes the game tells by itself. */
export function useGameNotice(problem: GameState['problem']): string | undefined {
  const t = useWords()
  if (!problem || problem.code === 'swipe_limit') return undefined
  const { code, step } = problem
  const { name } = step.profile
  if (code === 'not_found' || code === 'blocked_by' || code === 'you_blocked')
    return t('swipeGame.gone', { name })
  return `${t('swipeGame.returned', { name })} ${t(codeWords(code), { name })}`
}
