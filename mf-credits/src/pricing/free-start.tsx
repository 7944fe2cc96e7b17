import { FREE_CONVERSATIONS, FREE_HISTORY_DAYS, freeMessages } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import { useWords } from '../use-words.ts'
import classes from './uses.module.css'

const LIMITS = ['messages', 'conversations', 'swipe', 'history'] as const

/** §6, §9: the limits of a new member, and which of them premium lifts. */
export function FreeStart() {
  const t = useWords()
  const { number } = useFormat()
  const settings = useSettings()
  const messages = freeMessages(settings)
  const limits = {
    messages,
    conversations: FREE_CONVERSATIONS,
    swipe: settings.swipe_likes,
    history: FREE_HISTORY_DAYS,
  }
  return (
    <dl className={classes.uses}>
      {LIMITS.map((name) => {
        const limit = limits[name]
        if (limit === null) return null
        return (
          <div key={name}>
            <dt>{t(`pricing.start.${name}`)}</dt>
            <dd>{t(`pricing.start.${name}Limit`, { count: limit, number: number(limit) })}</dd>
          </div>
        )
      })}
    </dl>
  )
}
