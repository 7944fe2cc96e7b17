import type { LanderContent } from 'contracts'
import { useSettings } from 'shared-state/session'
import { useStudioWords } from './use-studio-words.ts'

/** Warns that a page is not for search engines, since nothing describes it to them; undefined if something does. */
export function useUnlistedText() {
  const t = useStudioWords()
  const { description } = useSettings()
  return ({ kind, meta }: Pick<LanderContent, 'kind' | 'meta'>) => {
    // Nobody looks for a page about one member.
    if (kind === 'member') return undefined
    // A brand can have a description of its home.
    const isDescribed = meta.description.en.trim() !== '' || (kind === 'home' && description !== '')
    return isDescribed ? undefined : t('unlisted.text')
  }
}
