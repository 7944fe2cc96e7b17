import { genders, hasBothGenders, offeredFilters, paths } from 'contracts'
import { useRole, useSettings } from 'shared-state/session'
import { PillLinks } from '../components/pill-links.tsx'
import { useWords } from '../use-words.ts'
import { queryStringOf, type SearchCriteria } from './search-criteria.ts'

/** Chooses the gender to search for. Links, so that each choice has an address and the back button undoes it. */
export function GenderLinks({ criteria }: { readonly criteria: SearchCriteria }) {
  const t = useWords()
  const isVisitor = useRole() === 'visitor'
  const settings = useSettings()
  const isOffered = hasBothGenders(settings.niche) && offeredFilters(settings).includes('gender')
  const { gender: chosen, ...others } = criteria
  const choices = [
    // Without a gender, the server shows members people who suit them, and visitors everyone.
    { id: undefined, label: isVisitor ? t('search.all') : t('search.suitable'), criteria: others },
    ...genders.toReversed().map((gender) => {
      return { id: gender, label: t(`search.${gender}`), criteria: { ...others, gender } }
    }),
  ]
  if (!isOffered) return null
  return (
    <PillLinks
      label={t('search.gender')}
      currentAs="true"
      links={choices.map(({ id, label, criteria }) => ({
        label,
        to: { pathname: paths.members, search: queryStringOf(criteria) },
        isCurrent: id === chosen,
      }))}
    />
  )
}
