import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from 'shared-state/query'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { Drawer } from 'shared-ui/drawer'
import { useWords } from '../../use-words.ts'
import { searchMembersQuery } from '../queries/search-members-query.ts'
import type { Paging } from '../search-criteria.ts'
import { useCountText } from '../use-count-text.ts'
import classes from './filter-drawer.module.css'
import type { FilterProps } from './filter-props.ts'
import { countFilters } from './filters.ts'
import { LateFilters, preloadFilters } from './late-filters.tsx'

interface FilterDrawerProps extends FilterProps {
  readonly paging: Paging
}

/** The filters on a narrow page, in a drawer behind a button. */
export function FilterDrawer({ criteria, paging, onChange }: FilterDrawerProps) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(criteria)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={classes.button}
        onHoverStart={preloadFilters}
        onFocus={preloadFilters}
        onPress={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" />
        <span className={classes.word}>{t('search.filters')}</span>
        {count > 0 && <Badge tone="secondary">{count}</Badge>}
      </Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setOpen}
        heading={t('search.filters')}
        closeLabel={t('close')}
        actions={
          <Button slot="close" isFullWidth>
            <BackToResults criteria={criteria} paging={paging} />
          </Button>
        }
      >
        <LateFilters criteria={criteria} onChange={onChange} />
      </Drawer>
    </>
  )
}

/** Shows the number of results once it is known. */
function BackToResults({ criteria, paging }: Omit<FilterDrawerProps, 'onChange'>) {
  const t = useWords()
  const countText = useCountText()
  const { data: result } = useQuery(searchMembersQuery(criteria, paging))
  if (!result) return t('search.show')
  return result.numResults === 0
    ? t('search.showNobody')
    : t('search.showCount', { results: countText(result) })
}
