import { useSearchParams } from 'platform/runtime/router'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'
import { type FigureFilters, sourceNames, withFilters } from './figure-filters.ts'
import classes from './figures.module.css'
import { useFigureFormat } from './use-figure-format.ts'

/** Sources to which the figures are narrowed down, chosen in the table of groups; a press takes one away. */
export function SourceFilters({ filters }: { readonly filters: FigureFilters }) {
  const t = useWords()
  const { group } = useFigureFormat()
  const [search, setSearch] = useSearchParams()
  const chosen = sourceNames.filter((name) => filters[name])
  if (chosen.length === 0) return null
  return (
    <div className={classes.sources}>
      <p>{t('figures.sources.note')}</p>
      {chosen.map((name) => {
        const source = `${t(`figures.groups.by.${name}`)}: ${group(name, filters[name])}`
        return (
          <Button
            key={name}
            variant="secondary"
            aria-label={t('figures.sources.remove', { source })}
            onPress={() => setSearch(withFilters(search, { [name]: '' }))}
          >
            {source} <span aria-hidden="true">×</span>
          </Button>
        )
      })}
    </div>
  )
}
