import { type LanderContent, pageNameOf } from 'contracts'
import { useSettings } from 'shared-state/session'
import { useStudioWords } from './use-studio-words.ts'

/** Warns that a page is not for search engines, since nothing describes it to them; undefined if something does. */
export function useUnlistedText() {
  const t = useStudioWords()
  const { description } = useSettings()
  return ({ kind, template, meta }: Pick<LanderContent, 'kind' | 'template' | 'meta'>) => {
    // Nobody looks for a page about one member, and a built-in page has the site's own description.
    if (kind === 'member' || pageNameOf({ kind, template })) return undefined
    // A brand can have a description of its home.
    const isDescribed = meta.description.en.trim() !== '' || (kind === 'home' && description !== '')
    return isDescribed ? undefined : t('unlisted.text')
  }
}
