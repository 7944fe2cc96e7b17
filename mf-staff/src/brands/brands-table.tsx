import { type AnswerOf, type listStaffBrands, pathAtBrand, staffPaths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { useQuery } from 'shared-state/query'
import { type Column, DataTable } from '../components/data-table.tsx'
import { staffQuery } from '../queries/staff-query.ts'
import { useWords } from '../use-words.ts'
import { StateBadge } from './state-badge.tsx'

type Listed = AnswerOf<typeof listStaffBrands>['brands'][number]

/** Each brand with its host and state. */
export function BrandsTable({ brands }: { readonly brands: readonly Listed[] }) {
  const t = useWords()
  const format = useFormat()
  const { data: staff } = useQuery(staffQuery)
  const columns: readonly Column<Listed>[] = [
    {
      key: 'name',
      title: t('brands.fields.name'),
      isHeading: true,
      render: ({ id, name }) => {
        const brand = staff?.brands.find((one) => one.id === id)
        return brand ? <Link to={pathAtBrand(staffPaths['staff-brand'], brand)}>{name}</Link> : name
      },
    },
    { key: 'host', title: t('brands.fields.domain'), render: ({ domain }) => domain },
    { key: 'state', title: t('brands.state'), render: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'published',
      title: t('brands.published'),
      render: ({ published_at: at }) => (at === null ? '–' : format.dateTime(at)),
    },
  ]
  return <DataTable caption={t('titles.staff-brands')} columns={columns} rows={brands} />
}
