import type { Message } from 'contracts'
import { createContext, useContext } from 'react'
import type { useWords } from '../../use-words.ts'
import type { TimeWords } from '../use-time-words.ts'

/** The rows' common facts, and what can be done from them. */
export interface LogActions {
  /** The words, once for all rows: each use of a hook for them would cost time while scrolling. */
  readonly t: ReturnType<typeof useWords>
  readonly times: TimeWords
  /** Id and name of the other member. */
  readonly profile: string
  readonly name: string
  readonly theirDeliveredUpTo: number
  readonly theirReadUpTo: number
  /** Later messages have arrived before the user's eyes. */
  readonly upToAtOpening: number
  /** Ids of the messages that need no animation: they were on their way at the opening, or have been shown. */
  readonly arrived: Set<string>
  /** Whether the photo of a received message is hidden until the user asks for it. */
  readonly isCovered: (id: string) => boolean
  readonly uncover: (id: string) => void
  readonly openPhoto: (id: string) => void
  readonly report: (message: Message) => void
}

const LogActionsContext = createContext<LogActions | null>(null)

export const LogActionsProvider = LogActionsContext.Provider

export function useLogActions(): LogActions {
  const actions = useContext(LogActionsContext)
  if (!actions) throw new Error('Rows are drawn within a message log.')
  return actions
}
