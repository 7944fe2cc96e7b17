import { href, type ProfileSummary } from 'contracts'
import type { useWords } from '../use-words.ts'
import { showToast } from './show-toast.tsx'

interface MatchNoticeOptions {
  readonly t: ReturnType<typeof useWords>
  readonly cdnPrefix: string
  readonly open: (path: string) => void
  readonly onClose: () => void
}

/** Tells of matches, the latest one last. */
export function showMatchNotice(
  profiles: readonly ProfileSummary[],
  { t, cdnPrefix, open, onClose }: MatchNoticeOptions,
) {
  const latest = profiles.at(-1)
  if (!latest) return
  const { id, name, main_image } = latest
  const isOne = profiles.length === 1
  const to = isOne ? href('members-id-chat', { id }) : href('likes-type', { type: 'matches' })
  showToast(
    {
      topic: 'matches',
      from: { name, src: main_image ? cdnPrefix + main_image.thumb_filename : undefined },
      title: isOne ? t('matched.one', { name }) : t('matched.several', { count: profiles.length }),
      text: isOne ? t('matched.write') : t('matched.look'),
      onPress: () => open(to),
    },
    onClose,
  )
}
