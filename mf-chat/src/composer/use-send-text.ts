import type { Conversation } from 'contracts'
import type { RefObject } from 'react'
import { useOutgoing } from 'shared-state/outgoing'
import type { Purse } from './credits/use-purse.ts'
import { useQueueMessage } from './use-queue-message.ts'
import { useReviewedText } from './use-reviewed-text.ts'

interface Input {
  readonly chat: Conversation
  readonly text: string
  readonly setText: (text: string) => void
  readonly purse: Purse
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** Sends the text in the field as a message. */
export function useSendText({ chat: { profile, has_written }, text, setText, purse, field }: Input) {
  const isFirst = useOutgoing(profile.id).length === 0 && !has_written
  const queue = useQueueMessage(profile.id)
  return useReviewedText({
    text,
    field,
    isFirst,
    canPay: purse.left >= purse.prices.text,
    onSend(trimmed) {
      const content = { kind: 'text', text: trimmed } as const
      if (queue(content, content)) setText('')
    },
  })
}
