import type { Conversation } from 'contracts'
import { useState } from 'react'
import { Refusal } from '../refusals/refusal.tsx'
import { useRefusal } from '../refusals/use-refusal.ts'
import classes from './first-message.module.css'
import { FirstWriting } from './first-writing.tsx'
import { SentMessage } from './sent-message.tsx'
import { useOwnMessage } from './use-own-message.ts'

/**
 * The first message to a new match: the field, and what became of the message. What one of them said with their like stands
 * there already, and the other one can answer. Nothing if the two have talked before.
 */
export function FirstMessage({ chat }: { readonly chat: Conversation }) {
  const refusal = useRefusal(chat)
  const message = useOwnMessage(chat)
  const { name } = chat.profile
  const [opening] = useState(chat.up_to === 1 && !chat.has_written ? chat.messages[0] : undefined)
  const [hasTalked] = useState(!opening && (message !== undefined || chat.up_to > 0))
  if (hasTalked) return null
  if (message) return <SentMessage message={message} name={name} />
  return (
    <>
      {opening?.content.kind === 'text' && (
        <blockquote className={classes.theirs} dir="auto">
          {opening.content.text}
        </blockquote>
      )}
      {refusal ? <Refusal refusal={refusal} name={name} /> : <FirstWriting chat={chat} />}
    </>
  )
}
