import type { Message } from 'contracts'
import { useCallback } from 'react'
import { useWords } from '../use-words.ts'
import { useTimeWords } from './use-time-words.ts'

const LENGTH = 80

/** Names a message for a report, by its time and beginning. */
export function useMessagePreview() {
  const t = useWords()
  const { time } = useTimeWords()
  return useCallback(
    ({ content, sent_at, sequence }: Message) => {
      const text = content.kind === 'text' ? content.text : t(`conversation.kinds.${content.kind}`)
      // Without half of an emoji at the end.
      const begin = text.slice(0, LENGTH).replace(/[\uD800-\uDBFF]$/, '')
      return { message: sequence, label: `${time(sent_at)} ${text.length > LENGTH ? `${begin}…` : begin}` }
    },
    [t, time],
  )
}
