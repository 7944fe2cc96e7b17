import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import classes from './emoji.module.css'
import type { Emoji } from './emoji-data.ts'
import { COLUMNS, nextCell } from './next-cell.ts'
import { withTone } from './with-tone.ts'

interface EmojiGridProps {
  readonly ref?: Ref<HTMLDivElement>
  readonly label: string
  readonly emoji: readonly Emoji[]
  readonly tone: string
  readonly onPick: (picked: string, emoji: Emoji) => void
}

/** Emoji in rows; one tab stop, and arrow keys from there. */
export function EmojiGrid({ ref, label, emoji, tone, onPick }: EmojiGridProps) {
  const cells = useRef<(HTMLButtonElement | null)[]>([])
  const [current, setCurrent] = useState(0)
  const rows = Array.from({ length: Math.ceil(emoji.length / COLUMNS) }, (_, row) =>
    emoji.slice(row * COLUMNS, (row + 1) * COLUMNS),
  )

  function move(event: KeyboardEvent, from: number) {
    const next = nextCell(event.key, from, emoji.length)
    if (next === undefined) return
    event.preventDefault()
    cells.current[next]?.focus()
  }

  return (
    <div ref={ref} role="grid" aria-label={label}>
      {rows.map((row, y) => (
        <div key={row[0]?.emoji} role="row" className={classes.row}>
          {row.map((one, x) => {
            const cell = y * COLUMNS + x
            const drawn = withTone(one, tone)
            return (
              <button
                key={one.emoji}
                ref={(element) => void (cells.current[cell] = element)}
                type="button"
                role="gridcell"
                className={classes.emoji}
                tabIndex={cell === Math.min(current, emoji.length - 1) ? 0 : -1}
                aria-label={one.name}
                title={one.name}
                onFocus={() => setCurrent(cell)}
                onKeyDown={(event) => move(event, cell)}
                onClick={() => onPick(drawn, one)}
              >
                {drawn}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
