import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { currentUser } from 'shared-state/session'
import { upToDate } from '../document/up-to-date.ts'
import { keepDraft, readDraft } from './draft-storage.ts'
import type { EditorState } from './use-editor.ts'

/** Milliseconds without a change after which they are kept. */
const PAUSE = 1_000

/**
 * Keeps changes that aren't saved in this browser, for the same member of staff alone, so that the end of a session takes
 * nothing. Returns when those that it has brought back were made, until they are saved or taken away.
 */
export function useKeptDraft({ lander: { id, rev }, content, isDirty, restore }: EditorState) {
  // A session may end while the editor is open.
  const [member] = useState(() => currentUser()?.id)
  const [restoredAt, setRestoredAt] = useState<number>()
  const wasDirty = useRef(false)

  const begin = useEffectEvent(() => {
    const kept = member === undefined ? undefined : readDraft(member, id, Date.now())
    if (!kept) return
    void upToDate(kept.content).then((fresh) => {
      restore(fresh, kept.rev)
      setRestoredAt(kept.at)
    })
  })
  useEffect(() => begin(), [])

  useEffect(() => {
    if (member === undefined) return
    if (!isDirty) {
      if (wasDirty.current) keepDraft(member, id, undefined)
      wasDirty.current = false
      return
    }
    wasDirty.current = true
    const keep = () => keepDraft(member, id, { content, rev, at: Date.now() })
    const timer = setTimeout(keep, PAUSE)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [member, id, rev, content, isDirty])

  // The page may be left before the pause is over.
  const leave = useEffectEvent(() => {
    if (member !== undefined && isDirty) keepDraft(member, id, { content, rev, at: Date.now() })
  })
  useEffect(() => () => leave(), [])

  return isDirty ? restoredAt : undefined
}
