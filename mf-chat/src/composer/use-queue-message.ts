import type { MessageContent, SentContent } from 'contracts'
import { queueMessage } from 'shared-state/outgoing'
import { toast } from 'shared-state/toasts'
import { useProblemWords } from './use-problem-words.ts'

/** Queues messages to a member. Returns false, and says why, if too many of them wait already. */
export function useQueueMessage(profile: string) {
  const problemWords = useProblemWords()
  return (content: SentContent, preview: MessageContent): boolean => {
    try {
      queueMessage(profile, content, preview)
      return true
    } catch (error) {
      toast({ tone: 'danger', title: problemWords(error) })
      return false
    }
  }
}
