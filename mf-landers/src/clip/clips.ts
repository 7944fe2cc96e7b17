import bubbles from '../clips/bubbles.webm'
import bubblesPoster from '../clips/bubbles.webp'
import city from '../clips/city.webm'
import cityPoster from '../clips/city.webp'
import cityTall from '../clips/city-tall.webm'
import cityTallPoster from '../clips/city-tall.webp'
import cityWide from '../clips/city-wide.webm'
import cityWidePoster from '../clips/city-wide.webp'
import sea from '../clips/sea.webm'
import seaPoster from '../clips/sea.webp'
import table from '../clips/table.webm'
import tablePoster from '../clips/table.webp'

interface Recording {
  readonly film: string
  readonly poster: string
}

interface Clip {
  /** Square if there are recordings for both shapes of a window, else for all. */
  readonly any: Recording
  /** For a window that is taller than wide, and the other way round. */
  readonly tall?: Recording
  readonly wide?: Recording
}

/** The clips that a document can name. */
export const clips = {
  bubbles: { any: { film: bubbles, poster: bubblesPoster } },
  city: {
    any: { film: city, poster: cityPoster },
    tall: { film: cityTall, poster: cityTallPoster },
    wide: { film: cityWide, poster: cityWidePoster },
  },
  sea: { any: { film: sea, poster: seaPoster } },
  table: { any: { film: table, poster: tablePoster } },
} as const satisfies Readonly<Record<string, Clip>>

export type ClipName = keyof typeof clips

/** A clip's picture for a wide place. */
export function stillOf(name: ClipName): string {
  const { any, wide = any }: Clip = clips[name]
  return wide.poster
}

export const clipNames = Object.keys(clips) as ClipName[]
