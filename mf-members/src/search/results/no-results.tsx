import { SearchX } from 'lucide-react'
import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { EmptyState } from 'shared-ui/empty-state'
import { usePreferences } from '../../queries/preferences-query.ts'
import { useWords } from '../../use-words.ts'
import { dropped } from '../filters/dropped.ts'
import type { FilterProps } from '../filters/filter-props.ts'
import type { SearchResult } from '../queries/search-members-query.ts'
import classes from './no-results.module.css'

interface NoResultsProps extends FilterProps {
  readonly result: SearchResult
}

/** §8: a search without results, with buttons that drop the criteria which exclude everyone. */
export function NoResults({ result, criteria, onChange }: NoResultsProps) {
  const t = useWords()
  const format = useFormat()
  const { fictional_plural: fictional } = useSettings()
  const preferences = usePreferences()
  const { loosen, searched } = result
  const country = format.country(searched.country)
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
                {t(`search.loosen.${part}`, { country, fictional })}
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
