import { listStaffBrands } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { Button } from 'shared-ui/button'
import { EmptyState } from 'shared-ui/empty-state'
import { Loaded } from '../components/loaded.tsx'
import { PageHead } from '../components/page-head.tsx'
import { useBrand } from '../session/brand-context.ts'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import { BrandFilters, brandSearchIn } from './brand-filters.tsx'
import { BrandsTable } from './brands-table.tsx'
import { NewBrand } from './new-brand.tsx'

/** The brands of which the caller is an admin, and the way to another one. */
export function Brands() {
  const t = useWords()
  const brand = useBrand()
  const [search] = useSearchParams()
  const query = useStaffRead(listStaffBrands, { query: brandSearchIn(search) })
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <PageHead
        title={t('titles.staff-brands')}
        text={t('brands.about')}
        actions={<Button onPress={() => setMaking(true)}>{t('brands.make')}</Button>}
      />
      <BrandFilters />
      <Loaded query={query}>
        {({ brands }) =>
          brands.length === 0 ? (
            <EmptyState heading={t('brands.noneFits')}>{t('brands.noneFitsNote')}</EmptyState>
          ) : (
            <BrandsTable brands={brands} />
          )
        }
      </Loaded>
      {isMaking && <NewBrand from={brand} onClose={() => setMaking(false)} />}
    </>
  )
}
