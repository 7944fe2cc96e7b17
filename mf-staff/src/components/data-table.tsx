import type { ReactNode } from 'react'
import classes from './data-table.module.css'

export interface Column<Row> {
  readonly key: string
  readonly title: string
  readonly render: (row: Row) => ReactNode
  /** Numbers stand at the end of their column. */
  readonly align?: 'end'
  /** Names the row; one column of a table does. */
  readonly isHeading?: boolean
}

interface DataTableProps<Row extends { readonly id: string }> {
  /** Tells what the table lists. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
}

/** A dense table, which scrolls sideways in a narrow window. */
export function DataTable<Row extends { readonly id: string }>({
  caption,
  columns,
  rows,
}: DataTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be within reach of the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be within reach of the keyboard
    <div className={classes.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ key, title, align }) => (
              <th key={key} scope="col" data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ key, render, align, isHeading }) =>
                isHeading ? (
                  <th key={key} scope="row" data-align={align}>
                    {render(row)}
                  </th>
                ) : (
                  <td key={key} data-align={align}>
                    {render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
