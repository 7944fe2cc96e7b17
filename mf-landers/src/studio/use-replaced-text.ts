import { type LanderContent, landerPath, pageNameOf, paths } from 'contracts'
import { useSettings } from 'shared-state/session'
import { memberAddress } from './document/address-of.ts'
import { useStudioWords } from './use-studio-words.ts'

/** Warns that a document takes the place of a page that visitors find without it; undefined if it doesn't. */
export function useReplacedText() {
  const t = useStudioWords()
  const { niche } = useSettings()
  return ({ kind, template, slug }: Pick<LanderContent, 'kind' | 'template' | 'slug'>) => {
    if (kind === 'home') return t('standing.home')
    const page = pageNameOf({ kind, template })
    if (page) return t('standing.template', { address: paths[`pages-${page}`] })
    if (slug !== '' || (kind !== 'lander' && kind !== 'member')) return undefined
    const address = kind === 'member' ? memberAddress(template, '') : landerPath({ niche, template })
    return t('standing.template', { address })
  }
}
