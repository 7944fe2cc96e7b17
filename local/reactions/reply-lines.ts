import type { Interest } from 'contracts'
import type { Replies } from '../demo-world/pools.ts'
import { randomOf } from '../demo-world/random.ts'
import { REPLIES } from './decisions.ts'

const HELLO =
  /^\W*(?:hi|hiya|hey|hello|good (?:morning|afternoon|evening)|hej|hejsa|hejka|hei|heisann|halla|hallå|tjena|goddag|god (?:morgen|kveld|aften)|hallo|moin|servus|guten (?:morgen|tag|abend)|hoi|goedemorgen|goedenavond|hola|buenas|buenos días|ciao|salve|buongiorno|buonasera|salut|bonjour|bonsoir|coucou|moi|moikka|terve|cześć|siema|dzień dobry)(?!\p{L})/iu

/** A longer message says more than hello. */
const HELLO_LENGTH = 40

/** City, in lines about the writer's home. */
const CITY = '{{city}}'

interface Writer {
  readonly replies: Replies
  readonly interests: readonly Interest[]
  readonly city: string | null
}

interface Received {
  readonly kind: 'text' | 'photo' | 'gift'
  readonly text: string
  /** How many messages the writer has sent before. */
  readonly said: number
  /** Lines that the receiver has read from others lately, so that no two of them say the same. */
  readonly known: readonly string[]
  readonly seed: string
}

/** The reply of an invented member: it fits the message a little, and every other time tells something of theirs. */
export function replyTo({ replies, interests, city }: Writer, message: Received): string {
  const { kind, text, said, known, seed } = message
  const pick = (lines: readonly string[]) => {
    const shuffled = randomOf(seed).shuffled(lines)
    return shuffled.find((line) => !known.some((other) => other.includes(line))) ?? shuffled[0] ?? ''
  }
  const own = () => {
    const homes = city ? replies.homes.map((line) => line.replace(CITY, city)) : []
    return pick([...interests.flatMap((one) => replies.interests[one] ?? []), ...homes])
  }
  if (said >= REPLIES) return pick(replies.endings)
  if (kind !== 'text') return pick(replies.thanks)
  if (said === 0 && text.length <= HELLO_LENGTH && HELLO.test(text)) return pick(replies.greetings)
  const isOwn = said % 2 === 1
  if (text.includes('?')) return [pick(replies.answers), ...(isOwn ? [own()] : [])].join(' ').trim()
  return (isOwn && own()) || pick(replies.reactions)
}
