import type { Conversation } from 'contracts'
import { useState } from 'react'
import { Refusal } from '../refusals/refusal.tsx'
import { useRefusal } from '../refusals/use-refusal.ts'
import { FirstWriting } from './first-writing.tsx'
import { SentMessage } from './sent-message.tsx'
import { useOwnMessage } from './use-own-message.ts'

/** The first message to a new match: the field, and what became of the message. Nothing if the two have talked before. */
export function FirstMessage({ chat }: { readonly chat: Conversation }) {
  const refusal = useRefusal(chat)
  const message = useOwnMessage(chat)
  const [hasTalked] = useState(message !== undefined || chat.up_to > 0)
  if (hasTalked) return null
  if (message) return <SentMessage message={message} name={chat.profile.name} />
  return refusal ? <Refusal refusal={refusal} name={chat.profile.name} /> : <FirstWriting chat={chat} />
}
