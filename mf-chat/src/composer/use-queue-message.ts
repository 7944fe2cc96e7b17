import type { MessageContent, SentContent } from 'contracts'
import { useLayoutEffect, useRef } from 'react'
import { queueMessage } from 'shared-state/outgoing'
import { toast } from 'shared-state/toasts'
import { useProblemText } from '../use-words.ts'

/**
 * Queues messages to a member: one per render, since a second press before the next render would send the same once more.
 * Returns false if it queued none, and says why if too many of them wait already.
 */
export function useQueueMessage(profile: string) {
  const problemText = useProblemText()
  const isQueued = useRef(false)
  useLayoutEffect(() => {
    isQueued.current = false
  })
  return (content: SentContent, preview: MessageContent): boolean => {
    if (isQueued.current) return false
    try {
      queueMessage(profile, content, preview)
      isQueued.current = true
      return true
    } catch (error) {
      toast({ tone: 'danger', title: problemText(error) })
      return false
    }
  }
}
