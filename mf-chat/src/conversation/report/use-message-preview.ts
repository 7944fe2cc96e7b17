import type { Message } from 'contracts'
import { useWords } from '../../use-words.ts'
import { useTimeWords } from '../use-time-words.ts'

const LENGTH = 80

/** Names a message by its time and beginning. */
export function useMessagePreview() {
  const t = useWords()
  const { time } = useTimeWords()
  return ({ content, sent_at }: Message) => {
    const text = content.kind === 'text' ? content.text : t(`conversation.kinds.${content.kind}`)
    // Without half of an emoji at the end.
    const begin = text.slice(0, LENGTH).replace(/[\uD800-\uDBFF]$/, '')
    return `${time(sent_at)} ${text.length > LENGTH ? `${begin}…` : begin}`
  }
}
