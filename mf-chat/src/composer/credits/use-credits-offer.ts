import { paths } from 'contracts'
import { useRole } from 'shared-state/session'
import { useWords } from '../../use-words.ts'

/** §1: the way to more credits: premium first, for members who do not have it. */
export function useCreditsOffer() {
  const t = useWords()
  return useRole() === 'free'
    ? { path: paths.premium, name: t('composer.getPremium') }
    : { path: paths.credits, name: t('composer.getCredits') }
}
