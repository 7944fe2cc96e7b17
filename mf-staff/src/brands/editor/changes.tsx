import type { BrandChanges, BrandField } from 'contracts'
import { useFormat } from 'shared-state/format'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { useWords } from '../../use-words.ts'
import { comparedWith, valueText } from '../fields/value-text.ts'

interface ChangesProps {
  readonly was: BrandChanges
  readonly is: BrandChanges
}

/** Each change, with what it was and what it becomes. */
export function Changes({ was, is }: ChangesProps) {
  const t = useWords()
  const format = useFormat()
  const rows = (Object.keys(is) as BrandField[]).map((id) => ({ id }))
  const columns: readonly Column<{ readonly id: BrandField }>[] = [
    { key: 'field', title: t('brands.field'), isHeading: true, render: ({ id }) => t(`brands.fields.${id}`) },
    {
      key: 'was',
      title: t('brands.was'),
      render: ({ id }) => valueText(id, comparedWith(id, was[id], is[id]), { t, format }),
    },
    { key: 'is', title: t('brands.is'), render: ({ id }) => valueText(id, is[id], { t, format }) },
  ]
  return <DataTable caption={t('brands.changes')} columns={columns} rows={rows} />
}
