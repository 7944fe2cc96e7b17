import type { AnswerOf, getReconciliation } from 'contracts'
import { useFormat } from 'shared-state/format'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { useWords } from '../../use-words.ts'

type Currencies = AnswerOf<typeof getReconciliation>['currencies']

const BOOKS = ['ours', 'switch', 'ledger'] as const

/** A day by each of the three books, by currency. */
export function BooksTable({ currencies }: { readonly currencies: Currencies }) {
  const t = useWords()
  const format = useFormat()
  const rows = currencies.flatMap((sums) =>
    BOOKS.map((book) => ({ id: `${sums.currency} ${book}`, book, currency: sums.currency, ...sums[book] })),
  )
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      key: 'book',
      title: t('money.day.book'),
      isHeading: true,
      render: ({ book, currency }) => `${t(`money.day.books.${book}`)} · ${currency}`,
    },
    {
      key: 'payments',
      title: t('money.day.payments'),
      align: 'end',
      render: ({ payments }) => format.number(payments),
    },
    {
      key: 'paid',
      title: t('money.received'),
      align: 'end',
      render: ({ paid, currency }) => format.price(paid, currency),
    },
    {
      key: 'refunded',
      title: t('money.refunded'),
      align: 'end',
      render: ({ refunded, currency }) => format.price(refunded, currency),
    },
  ]
  return <DataTable caption={t('money.day.sums')} columns={columns} rows={rows} />
}
