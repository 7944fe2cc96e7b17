import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { Drawer } from 'shared-ui/drawer'
import { useWords } from '../use-words.ts'
import type { FilterProps } from './filter-props.ts'
import { countFilters } from './filters.ts'
import { SearchFilters } from './search-filters.tsx'

interface FilterDrawerProps extends FilterProps {
  /** What the button says that leads back to the results, once their number is known. */
  readonly results: string | undefined
}

/** The filters where there is no room beside the results. */
export function FilterDrawer({ asked, onAsk, results }: FilterDrawerProps) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(asked)
  return (
    <>
      <Button variant="secondary" size="small" onPress={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        {t('search.filters')}
        {count > 0 && <Badge tone="secondary">{count}</Badge>}
      </Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setOpen}
        heading={t('search.filters')}
        closeLabel={t('close')}
        actions={
          <Button slot="close" isFullWidth>
            {results ?? t('search.show')}
          </Button>
        }
      >
        <SearchFilters asked={asked} onAsk={onAsk} />
      </Drawer>
    </>
  )
}
