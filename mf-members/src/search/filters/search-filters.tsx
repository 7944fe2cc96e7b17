import { offeredFilters } from 'contracts'
import { useSettings, useUser } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { PreferencesLink } from '../../components/preferences-link/preferences-link.tsx'
import { useWords } from '../../use-words.ts'
import { AgeFilter } from './age-filter.tsx'
import type { FilterProps } from './filter-props.ts'
import { countFilters } from './filters.ts'
import { InterestFilter } from './interest-filter.tsx'
import { MoreFilters } from './more-filters.tsx'
import { PlaceFilter } from './place-filter.tsx'
import classes from './search-filters.module.css'

/** §3: the search filters; each change searches at once. */
export function SearchFilters({ criteria, onChange }: FilterProps) {
  const t = useWords()
  const fields = offeredFilters(useSettings())
  const { visible_profile_notes: visible } = useSettings()
  // Visitors don't see interests.
  const user = useUser()
  const mayFilterByInterest = user !== null && visible.includes('interests')
  const { gender } = criteria
  return (
    <div className={classes.root}>
      <PlaceFilter criteria={criteria} onChange={onChange} />
      {(fields.includes('min_age') || fields.includes('max_age')) && (
        <AgeFilter criteria={criteria} onChange={onChange} />
      )}
      <MoreFilters criteria={criteria} onChange={onChange} />
      {mayFilterByInterest && <InterestFilter criteria={criteria} onChange={onChange} />}
      {user && <PreferencesLink />}
      {countFilters(criteria) > 0 && (
        <Button variant="quiet" size="small" onPress={() => onChange(gender ? { gender } : {})}>
          {t('search.clear')}
        </Button>
      )}
    </div>
  )
}
