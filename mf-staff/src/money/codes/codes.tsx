import { findStaffCodes } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { Button } from 'shared-ui/button'
import { EmptyState } from 'shared-ui/empty-state'
import { Loaded } from '../../components/loaded.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useBrand } from '../../session/brand-context.ts'
import { hasRole } from '../../session/has-role.ts'
import { useStaffRead } from '../../session/use-staff-read.ts'
import { useWords } from '../../use-words.ts'
import { ListPages } from '../list-pages.tsx'
import { CodeFilterForm } from './code-filter-form.tsx'
import { codeFiltersIn, codeQueryOf } from './code-filters.ts'
import { CodesTable } from './codes-table.tsx'
import { EndDialog } from './end-dialog.tsx'
import { MakeDialog } from './make-dialog.tsx'

/** The discount codes and campaigns of the brand: finance makes and ends them. */
export function Codes() {
  const t = useWords()
  const brand = useBrand()
  const isFinance = hasRole(brand, ['finance'])
  const [search] = useSearchParams()
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<string | null>(null)
  const filters = codeFiltersIn(search)
  const after = search.get('after')
  const query = useStaffRead(findStaffCodes, {
    query: { ...codeQueryOf(filters), ...(after && { after }) },
  })
  return (
    <>
      <PageHead
        title={t('titles.staff-codes')}
        text={t('discounts.about', { brand: brand.name })}
        actions={isFinance && <Button onPress={() => setMaking(true)}>{t('discounts.make.button')}</Button>}
      />
      {/* Other filters begin a new form. */}
      <CodeFilterForm key={JSON.stringify(filters)} filters={filters} />
      <Loaded query={query}>
        {({ codes, next }) =>
          codes.length === 0 ? (
            <EmptyState heading={t('discounts.none')}>
              {t(Object.values(filters).some(Boolean) ? 'money.noneFits' : 'discounts.noneYet')}
            </EmptyState>
          ) : (
            <>
              <CodesTable codes={codes} onEnd={isFinance ? setEnding : undefined} />
              <ListPages next={next} />
            </>
          )
        }
      </Loaded>
      {isMaking && <MakeDialog onClose={() => setMaking(false)} />}
      {ending !== null && <EndDialog name={ending} onClose={() => setEnding(null)} />}
    </>
  )
}
