import { CircleAlert } from 'lucide-react'
import { Spoken } from 'shared-ui/spoken'
import { useLogActions } from '../log-actions.ts'
import classes from './bubble.module.css'
import type { MessageState } from './message-state.ts'
import { Ticks } from './ticks.tsx'

interface MetaProps {
  readonly isShown: boolean
  /** ISO date and time. */
  readonly sentAt: string
  readonly state: MessageState | 'waiting' | 'failed' | undefined
}

/** Time and state. Only the last bubble of a group shows them; a screen reader hears them with each. */
export function Meta({ isShown, sentAt, state }: MetaProps) {
  const { times } = useLogActions()
  const content = (
    <>
      <time dateTime={sentAt}>{times.time(sentAt)}</time>
      {state === 'failed' && <CircleAlert className={classes.alert} aria-hidden="true" />}
      {state !== undefined && state !== 'failed' && <Ticks state={state} />}
    </>
  )
  return isShown ? <span className={classes.meta}>{content}</span> : <Spoken>{content}</Spoken>
}
