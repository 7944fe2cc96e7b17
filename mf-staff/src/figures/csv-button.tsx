import { Button } from 'shared-ui/button'
import { saveFile } from '../components/save-file.ts'
import { useBrand } from '../session/brand-context.ts'
import { useWords } from '../use-words.ts'
import { type Cell, csvOf } from './csv.ts'

interface CsvButtonProps {
  /** The title of the table, and its name in the file's. */
  readonly title: string
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
}

/** Saves a table of figures as a file. */
export function CsvButton({ title, name, rows }: CsvButtonProps) {
  const t = useWords()
  const brand = useBrand()
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={t('figures.csvOf', { part: title })}
      onPress={() => saveFile(`${name}-${brand.id}.csv`, 'text/csv', csvOf(rows))}
    >
      {t('figures.csv')}
    </Button>
  )
}
