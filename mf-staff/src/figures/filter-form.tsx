import { countries, type FigurePeriod, figurePeriods, locales } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { Button } from 'shared-ui/button'
import { Select } from 'shared-ui/select'
import { TextField } from 'shared-ui/text-field'
import { useWords } from '../use-words.ts'
import { type FigureFilters, fieldNames, sourceNames, withFilters } from './figure-filters.ts'
import classes from './figures.module.css'
import { useFigureFormat } from './use-figure-format.ts'

/** Stands for all in a list, whose options need a name. */
const ALL = 'all'
const NONE = Object.fromEntries(['from', 'until', ...fieldNames, ...sourceNames].map((name) => [name, '']))

/** Chooses the days and members of the figures; the address keeps the choice. */
export function FilterForm({ filters }: { readonly filters: FigureFilters }) {
  const t = useWords()
  const { group } = useFigureFormat()
  const [search, setSearch] = useSearchParams()
  const [draft, setDraft] = useState(filters)
  const day = (name: 'from' | 'until') => (
    <TextField
      label={t(`figures.${name}`)}
      type="date"
      value={draft[name]}
      onChange={(value) => setDraft({ ...draft, [name]: value })}
    />
  )
  const choice = (name: 'country' | 'language', values: readonly string[]) => (
    <Select
      label={t(`figures.groups.by.${name}`)}
      placeholder=""
      value={draft[name] || ALL}
      onChange={(value) => setDraft({ ...draft, [name]: value === ALL ? '' : (value ?? '') })}
      options={[
        { id: ALL, label: t('figures.all') },
        ...values.map((id) => ({ id, label: group(name, id) })),
      ]}
    />
  )
  return (
    <form
      className={classes.filters}
      method="dialog"
      role="search"
      aria-label={t('figures.filter')}
      onSubmit={(event) => {
        event.preventDefault()
        setSearch(withFilters(search, draft))
      }}
    >
      {day('from')}
      {day('until')}
      <Select<FigurePeriod>
        label={t('figures.by')}
        placeholder=""
        value={draft.by}
        onChange={(by) => by && setDraft({ ...draft, by })}
        options={figurePeriods.map((id) => ({ id, label: t(`figures.groups.by.${id}`) }))}
      />
      {choice('country', countries)}
      {choice('language', locales)}
      <TextField
        label={t('figures.groups.by.network')}
        autoComplete="off"
        maxLength={200}
        value={draft.network}
        onChange={(network) => setDraft({ ...draft, network })}
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="secondary">
          {t('figures.show')}
        </Button>
        <Button variant="quiet" onPress={() => setSearch(withFilters(search, NONE))}>
          {t('figures.reset')}
        </Button>
      </div>
    </form>
  )
}
