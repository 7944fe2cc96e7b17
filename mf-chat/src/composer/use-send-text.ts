import { type Conversation, isBlank } from 'contracts'
import { type RefObject, useState } from 'react'
import { useOutgoing } from 'shared-state/outgoing'
import { useSettings } from 'shared-state/session'
import { findRisks, type Risk } from '../safety/find-risks.ts'
import type { Purse } from './credits/use-purse.ts'
import { countCharacters } from './text/count-characters.ts'
import { useQueueMessage } from './use-queue-message.ts'

interface Input {
  readonly chat: Conversation
  readonly text: string
  readonly setText: (text: string) => void
  readonly purse: Purse
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** Sends the text in the field, if the brand's length, the credits and the first message's review let it. */
export function useSendText({ chat: { profile, has_written }, text, setText, purse, field }: Input) {
  const { message_length: limit } = useSettings()
  const isFirst = useOutgoing(profile.id).length === 0 && !has_written
  const queue = useQueueMessage(profile.id)
  const [risks, setRisks] = useState<readonly Risk[]>()
  const [attempts, setAttempts] = useState(0)
  const [isRefusedAsTooLong, setRefusedAsTooLong] = useState(false)
  const length = countCharacters(text)
  const isTooLong = length > limit
  if (isRefusedAsTooLong && !isTooLong) setRefusedAsTooLong(false)
  const isPaid = purse.left >= purse.prices.text
  const isReady = !isBlank(text) && !isTooLong && isPaid

  function sendAnyway() {
    const content = { kind: 'text', text: text.trim() } as const
    if (queue(content, content)) setText('')
    edit()
  }

  function edit() {
    setRisks(undefined)
    field.current?.focus()
  }

  function send() {
    field.current?.focus()
    if (!isReady) {
      setAttempts((before) => before + 1)
      setRefusedAsTooLong(isTooLong)
      return
    }
    const found = isFirst ? findRisks(text) : []
    if (found.length > 0) setRisks(found)
    else sendAnyway()
  }

  return { length, isTooLong, isRefusedAsTooLong, isReady, attempts, risks, send, sendAnyway, edit }
}
