import type { ReactNode } from 'react'
import { Card } from 'shared-ui/card'
import type { Cell } from './csv.ts'
import { CsvButton } from './csv-button.tsx'
import classes from './figures.module.css'

interface PartProps {
  readonly title: string
  /** Says in a sentence what the figures show. */
  readonly text: string
  /** The table as it is saved. */
  readonly csv: { readonly name: string; readonly rows: readonly (readonly Cell[])[] }
  readonly children: ReactNode
}

/** Figures of one kind: in a sentence, in a chart, in a table, and as a file. */
export function Part({ title, text, csv, children }: PartProps) {
  return (
    <Card className={classes.part}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <CsvButton title={title} {...csv} />
      </div>
      <p>{text}</p>
      {children}
    </Card>
  )
}
