import { readStored, writeStored } from 'shared-state/browser-storage'

const KEY = 'emoji'
/** Two rows. */
const MOST = 14

/** This browser's memory of the picker: the latest emoji first, and the skin tone. */
export interface EmojiMemory {
  readonly recent: readonly string[]
  readonly tone: string
}

const EMPTY: EmojiMemory = { recent: [], tone: '' }

export function readMemory(): EmojiMemory {
  try {
    return { ...EMPTY, ...(JSON.parse(readStored(KEY) ?? '{}') as Partial<EmojiMemory>) }
  } catch {
    return EMPTY
  }
}

export function writeMemory(memory: EmojiMemory) {
  writeStored(KEY, JSON.stringify(memory))
}

export function withRecent({ recent, tone }: EmojiMemory, emoji: string): EmojiMemory {
  return { tone, recent: [emoji, ...recent.filter((one) => one !== emoji)].slice(0, MOST) }
}
