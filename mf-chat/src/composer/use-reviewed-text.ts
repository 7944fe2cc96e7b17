import { isBlank } from 'contracts'
import { type RefObject, useState } from 'react'
import { useSettings } from 'shared-state/session'
import { findRisks, type Risk } from '../safety/find-risks.ts'
import { countCharacters } from './text/count-characters.ts'

interface Input {
  readonly text: string
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Whether the text is the first that the other member gets: then it is reviewed for signs of fraud. */
  readonly isFirst: boolean
  readonly canPay: boolean
  readonly onSend: (text: string) => void
}

/** Sends the text in a field, if the brand's length, the credits and the first message's review let it. */
export function useReviewedText({ text, field, isFirst, canPay, onSend }: Input) {
  const { message_length: limit } = useSettings()
  const [risks, setRisks] = useState<readonly Risk[]>()
  const [attempts, setAttempts] = useState(0)
  const [isRefusedAsTooLong, setRefusedAsTooLong] = useState(false)
  const length = countCharacters(text)
  const isTooLong = length > limit
  if (isRefusedAsTooLong && !isTooLong) setRefusedAsTooLong(false)
  const isReady = !isBlank(text) && !isTooLong && canPay

  function sendAnyway() {
    onSend(text.trim())
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
