import { useLayoutEffect, useRef } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { Row } from '../row.ts'

/** Pixels from the end within which the log follows new messages. */
const END = 32
/** Room above the mark of new messages when the log opens there. */
const ABOVE_MARK = -48

interface LogScrollOptions {
  readonly rows: readonly Row[]
  readonly hasOlder: boolean
  readonly loadOlder: () => void
  readonly onAtEndChange: (isAtEnd: boolean) => void
}

/**
 * Where the log stands: it opens at the first unread message or the newest, stays at the newest while new ones arrive,
 * and stays where the user has scrolled otherwise.
 */
export function useLogScroll({ rows, hasOlder, loadOlder, onAtEndChange }: LogScrollOptions) {
  const handle = useRef<VirtualizerHandle>(null)
  const follows = useRef(true)
  const isOpened = useRef(false)
  const last = rows.at(-1)
  const ownSent = rows.findLast(({ kind }) => kind === 'outgoing')?.key
  const lastOwn = useRef(ownSent)

  const toEnd = () => {
    follows.current = true
    handle.current?.scrollToIndex(rows.length - 1, { align: 'end' })
  }

  useLayoutEffect(() => {
    if (isOpened.current || rows.length === 0) return
    isOpened.current = true
    const mark = rows.findIndex((row) => 'isFirstUnread' in row && row.isFirstUnread)
    if (mark < 0) return toEnd()
    follows.current = false
    handle.current?.scrollToIndex(mark, { align: 'start', offset: ABOVE_MARK })
  })

  const end = last && `${rows.length} ${last.key}`
  useLayoutEffect(() => {
    const isOwn = ownSent !== undefined && ownSent !== lastOwn.current
    lastOwn.current = ownSent
    if (end !== undefined && (isOwn || follows.current)) toEnd()
    // oxlint-disable-next-line react/exhaustive-deps -- only when the end of the log changes
  }, [end, ownSent])

  function update(log: VirtualizerHandle) {
    follows.current = log.scrollOffset + log.viewportSize >= log.scrollSize - END
    onAtEndChange(follows.current)
  }

  return {
    handle,
    toEnd,
    onScroll() {
      const { current: log } = handle
      if (!log) return
      update(log)
      if (hasOlder && log.scrollOffset < log.viewportSize) loadOlder()
    },
    onResize() {
      const { current: log } = handle
      if (!log) return
      // A window that grows moves the log before its new size is known.
      if (!follows.current) update(log)
      if (follows.current) toEnd()
      if (hasOlder && log.scrollSize <= log.viewportSize) loadOlder()
    },
  }
}
