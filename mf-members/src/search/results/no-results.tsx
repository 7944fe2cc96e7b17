import { ageRangeOf, ageRangeText, interestsIn } from 'contracts'
import { SearchX } from 'lucide-react'
import { useFormat } from 'shared-state/format'
import { useProfileWords } from 'shared-state/profile-words'
import { useQuery } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { EmptyState } from 'shared-ui/empty-state'
import { usePreferences } from '../../queries/preferences-query.ts'
import { useWords } from '../../use-words.ts'
import { dropped } from '../filters/dropped.ts'
import type { FilterProps } from '../filters/filter-props.ts'
import type { Loosenable } from '../filters/filters.ts'
import { regionsQuery } from '../queries/regions-query.ts'
import type { SearchResult } from '../queries/search-members-query.ts'
import type { SearchCriteria } from '../search-criteria.ts'
import classes from './no-results.module.css'

interface NoResultsProps extends FilterProps {
  readonly result: SearchResult
}

/** §8: a search without results, with buttons that drop the criteria which exclude everyone. */
export function NoResults({ result, criteria, onChange }: NoResultsProps) {
  const t = useWords()
  const preferences = usePreferences()
  const { loosen, searched } = result
  const nameOf = useFilterName(criteria, searched)
  return (
    <EmptyState
      role="status"
      icon={<SearchX />}
      heading={t('search.nobody')}
      action={
        loosen.length > 0 && (
          <div className={classes.ways}>
            {loosen.map((part) => (
              <Button
                key={part}
                variant="secondary"
                onPress={() => onChange(dropped(criteria, part, preferences, searched))}
              >
                {t('search.remove', { filter: nameOf(part) })}
              </Button>
            ))}
          </div>
        )
      }
    >
      {loosen.length > 0 ? t('search.loosenText') : t('search.nobodyText')}
    </EmptyState>
  )
}

/** The words for a filter as it is set. */
function useFilterName({ interests }: SearchCriteria, { countryregion, ...ages }: SearchResult['searched']) {
  const t = useWords()
  const words = useProfileWords()
  const { list } = useFormat()
  const { fictional_plural: fictional, min_age: youngest } = useSettings()
  const regions = Object.values(useQuery(regionsQuery).data?.regions ?? {}).flat()
  return (part: Loosenable) => {
    if (part === 'age') return `${t('search.age')} ${ageRangeText(ageRangeOf(ages, youngest))}`
    if (part === 'interests') return list(interestsIn(interests).map(words.interest))
    if (part === 'countryregion')
      return regions.find(({ id }) => id === countryregion)?.name ?? words.label('region')
    return t(`search.flags.${part}`, { fictional })
  }
}
