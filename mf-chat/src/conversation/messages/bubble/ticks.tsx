import { Check, CheckCheck, Clock } from 'lucide-react'
import { Spoken } from 'shared-ui/spoken'
import { useLogActions } from '../log-actions.ts'
import classes from './bubble.module.css'
import type { MessageState } from './message-state.ts'

const icons = { waiting: Clock, sent: Check, delivered: CheckCheck, read: CheckCheck } as const

const words = {
  waiting: 'conversation.states.waiting',
  sent: 'conversation.states.sent',
  delivered: 'conversation.states.delivered',
  read: 'conversation.states.read',
} as const

/** How far an own message has come: a clock, a tick, two, or two in colour. */
export function Ticks({ state }: { readonly state: MessageState | 'waiting' }) {
  const { t } = useLogActions()
  const Icon = icons[state]
  return (
    <span className={classes.ticks} data-state={state}>
      <Icon aria-hidden="true" />
      <Spoken>{t(words[state])}</Spoken>
    </span>
  )
}
