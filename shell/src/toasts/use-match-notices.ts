import { href, type ProfileSummary } from 'contracts'
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
    const toasts = await import('./show-toast.tsx').catch(() => undefined)
    const all = [...told.current, ...fresh]
    const latest = all.at(-1)
    if (!toasts || !latest) return
    const { id, name, main_image } = latest
    const isOne = all.length === 1
    const to = isOne ? href('members-id-chat', { id }) : href('likes-type', { type: 'matches' })
    toasts.showToast(
      {
        topic: 'matches',
        from: { name, src: main_image ? cdn_prefix + main_image.thumb_filename : undefined },
        title: isOne ? t('matched.one', { name }) : t('matched.several', { count: all.length }),
        text: isOne ? t('matched.write') : t('matched.look'),
        onPress: () => void navigate(to),
      },
      () => void (told.current = []),
    )
    // Only now: the toast in whose place this one comes has just closed.
    told.current = all
  })

  useEffect(() => onNewMatches((profiles) => void announce(profiles)), [])
}
