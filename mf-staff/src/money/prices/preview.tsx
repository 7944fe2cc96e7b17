import type { Currency } from 'contracts'
import { useFormat } from 'shared-state/format'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { useWords } from '../../use-words.ts'

interface Previewed {
  /** The bundle's. */
  readonly id: string
  readonly was: number
  /** Null while no price is typed. */
  readonly will: number | null
}

interface PreviewProps {
  readonly caption: string
  readonly currency: Currency
  readonly rows: readonly Previewed[]
}

/** The price of a message with each bundle, before and after a change. */
export function Preview({ caption, currency, rows }: PreviewProps) {
  const t = useWords()
  const format = useFormat()
  const columns: readonly Column<Previewed>[] = [
    { key: 'bundle', title: t('prices.uses.message'), isHeading: true, render: ({ id }) => id },
    {
      key: 'was',
      title: t('prices.change.was'),
      align: 'end',
      render: ({ was }) => format.price(was, currency),
    },
    {
      key: 'will',
      title: t('prices.change.will'),
      align: 'end',
      render: ({ was, will }) => {
        if (will === null) return '–'
        const price = format.price(will, currency)
        return was === will ? price : <strong>{price}</strong>
      },
    },
  ]
  return <DataTable caption={caption} columns={columns} rows={rows} />
}
