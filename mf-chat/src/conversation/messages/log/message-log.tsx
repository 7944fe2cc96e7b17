import type { ProfileSummary } from 'contracts'
import { useRef, useState } from 'react'
import { Virtualizer } from 'virtua'
import { useWords } from '../../../use-words.ts'
import type { Row } from '../row.ts'
import { JumpButton } from './jump-button.tsx'
import { LogRow } from './log-row.tsx'
import classes from './message-log.module.css'
import { useLogScroll } from './use-log-scroll.ts'

interface MessageLogProps {
  readonly rows: readonly Row[]
  readonly profile: ProfileSummary
  /** Invites to write the first message. */
  readonly canWrite: boolean
  readonly hasOlder: boolean
  readonly loadOlder: () => void
  /** Messages that have arrived below, while the user reads further up. */
  readonly numNew: number
  /** Whether the newest message is in view. */
  readonly isAtEnd: boolean
  readonly onAtEndChange: (isAtEnd: boolean) => void
}

/** The messages. Only those near the view are in the document, so that it does not matter how many there are. */
export function MessageLog(props: MessageLogProps) {
  const { rows, profile, canWrite, numNew, isAtEnd, onAtEndChange, ...older } = props
  const t = useWords()
  const scroller = useRef<HTMLDivElement>(null)
  const isPrepended = useIsPrepended(rows)
  const { handle, toEnd, onScroll, onResize } = useLogScroll({ rows, onAtEndChange, ...older })
  const isEmpty = canWrite && rows.length <= 1
  return (
    <div className={classes.root}>
      {/* Its own announcements are off: scrolling back would read the history aloud. */}
      <div
        ref={scroller}
        className={classes.scroller}
        role="log"
        aria-label={t('conversation.log', { name: profile.name })}
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
      >
        <div className={classes.rows}>
          <Virtualizer
            ref={handle}
            scrollRef={scroller}
            data={rows}
            shift={isPrepended}
            onScroll={onScroll}
            onResize={onResize}
          >
            {(row, index) => (
              <LogRow
                key={row.key}
                row={row}
                profile={profile}
                isEmpty={isEmpty}
                isLast={index === rows.length - 1}
              />
            )}
          </Virtualizer>
        </div>
      </div>
      {!isAtEnd && <JumpButton numNew={numNew} onPress={toEnd} />}
    </div>
  )
}

/** Whether the latest change of the rows put some above the others: the virtual list then keeps its distance to the end. */
function useIsPrepended(rows: readonly Row[]): boolean {
  const [before, setBefore] = useState({ rows, isPrepended: false })
  if (before.rows === rows) return before.isPrepended
  const first = before.rows[0]?.key
  const isPrepended = rows[0]?.key !== first && rows.some(({ key }) => key === first)
  setBefore({ rows, isPrepended })
  return isPrepended
}
