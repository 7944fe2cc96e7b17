import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { useWords } from '../../use-words.ts'
import { AgeFilter } from './age-filter.tsx'
import type { FilterProps } from './filter-props.ts'
import { countFilters } from './filters.ts'
import { InterestFilter } from './interest-filter.tsx'
import { MoreFilters } from './more-filters.tsx'
import { PlaceFilter } from './place-filter.tsx'
import classes from './search-filters.module.css'

/** §3: what narrows the search; each change searches at once. */
export function SearchFilters({ asked, onAsk }: FilterProps) {
  const t = useWords()
  const { search_fields: fields } = useSettings()
  const { gender } = asked
  return (
    <div className={classes['root']}>
      <PlaceFilter asked={asked} onAsk={onAsk} />
      {fields.includes('min_age') && <AgeFilter asked={asked} onAsk={onAsk} />}
      <MoreFilters asked={asked} onAsk={onAsk} />
      <InterestFilter asked={asked} onAsk={onAsk} />
      {countFilters(asked) > 0 && (
        <Button variant="quiet" size="small" onPress={() => onAsk(gender ? { gender } : {})}>
          {t('search.clear')}
        </Button>
      )}
    </div>
  )
}
