import type { ReactNode } from 'react'
import { Card } from 'shared-ui/card'
import { useWords } from '../use-words.ts'
import type { Cell } from './csv.ts'
import { CsvButton } from './csv-button.tsx'
import classes from './figures.module.css'

interface PartProps {
  readonly title: string
  /** Says in a sentence what the figures show. */
  readonly text: string
  /** The table as it is saved. */
  readonly csv: { readonly name: string; readonly rows: readonly (readonly Cell[])[] }
  /** How the figures are divided. */
  readonly choice?: ReactNode
  readonly children: ReactNode
}

/** Figures of one kind: in a sentence, in a chart, in a table, and as a file; or that there are none. */
export function Part({ title, text, csv, choice, children }: PartProps) {
  const t = useWords()
  const [, ...figures] = csv.rows
  return (
    <Card className={classes.part}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {figures.length > 0 && <CsvButton title={title} {...csv} />}
      </div>
      <p>{text}</p>
      {choice}
      {figures.length > 0 ? children : <p className={classes.muted}>{t('figures.nothing')}</p>}
    </Card>
  )
}
