import type { ProfileSummary } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { onNewMatches } from 'shared-state/matches'
import { useSettings } from 'shared-state/session'
import { useWords } from '../use-words.ts'

/** Shows who has liked the member back while they were doing something else; several share a notice. */
export function useMatchNotices() {
  const t = useWords()
  const navigate = useNavigate()
  const { cdn_prefix } = useSettings()
  /** The members of the notice on screen. */
  const told = useRef<readonly ProfileSummary[]>([])

  const announce = useEffectEvent(async (fresh: readonly ProfileSummary[]) => {
    // Without its code there is still the badge.
    const notice = await import(/* webpackChunkName: "toasts" */ './show-match-notice.ts').catch(
      () => undefined,
    )
    const all = [...told.current, ...fresh]
    notice?.showMatchNotice(all, {
      t,
      cdnPrefix: cdn_prefix,
      open: (path) => void navigate(path),
      onClose: () => void (told.current = []),
    })
    // Only now: the toast in whose place this one comes has just closed.
    told.current = all
  })

  useEffect(() => onNewMatches((profiles) => void announce(profiles)), [])
}
