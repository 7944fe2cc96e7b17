import { useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { Button } from 'shared-ui/button'
import { SearchField } from 'shared-ui/search-field'
import { Select } from 'shared-ui/select'
import { TextField } from 'shared-ui/text-field'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'
import {
  type Choice,
  choiceNames,
  choices,
  filtersIn,
  type OrderFilters,
  withFilters,
} from './order-filters.ts'

const NONE = filtersIn(new URLSearchParams())
const ANY = 'any'

/** Narrows the orders down; the address keeps the filters. */
export function FilterForm({ filters }: { readonly filters: OrderFilters }) {
  const t = useWords()
  const labelOf = useChoiceLabel()
  const [search, setSearch] = useSearchParams()
  const format = useFormat()
  const optionsOf = (name: Choice) => {
    const options = choices[name].map((id) => ({ id, label: labelOf(name, id) }))
    // Names are looked for by the alphabet; states have an order of their own.
    return name === 'country' || name === 'method'
      ? options.toSorted((one, other) => format.compare(one.label, other.label))
      : options
  }
  const [draft, setDraft] = useState(filters)
  const show = (next: OrderFilters) => setSearch(withFilters(search, next))
  const change = (name: keyof OrderFilters) => (value: string) => setDraft({ ...draft, [name]: value })
  return (
    <form
      className={classes.filters}
      method="dialog"
      role="search"
      aria-label={t('money.filter')}
      onSubmit={(event) => {
        event.preventDefault()
        show(draft)
      }}
    >
      <SearchField
        label={t('money.find')}
        description={t('money.findBy')}
        clearLabel={t('members.find.clear')}
        value={draft.text}
        onChange={change('text')}
        maxLength={254}
        autoComplete="off"
      />
      {choiceNames.map((name) => (
        <Select
          key={name}
          label={t(`money.filters.${name}`)}
          placeholder={t('money.any')}
          value={draft[name] || (name === 'sort' ? 'latest' : ANY)}
          onChange={(value) => change(name)(value === ANY ? '' : (value ?? ''))}
          options={[...(name === 'sort' ? [] : [{ id: ANY, label: t('money.any') }]), ...optionsOf(name)]}
        />
      ))}
      {(['from', 'until'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`log.${name}`)}
          type="date"
          autoComplete="off"
          value={draft[name]}
          onChange={change(name)}
        />
      ))}
      <div className={classes.buttons}>
        <Button type="submit" variant="secondary">
          {t('log.show')}
        </Button>
        {Object.values(filters).some(Boolean) && (
          <Button variant="quiet" onPress={() => show(NONE)}>
            {t('log.all')}
          </Button>
        )}
      </div>
    </form>
  )
}

function useChoiceLabel() {
  const t = useWords()
  const format = useFormat()
  return (name: Choice, id: string) => {
    if (name === 'country') return format.country(id)
    if (name === 'method') return t(`members.orders.methods.${id as (typeof choices)['method'][number]}`)
    if (name === 'status') return t(`members.orders.states.${id as (typeof choices)['status'][number]}`)
    if (name === 'sort') return t(`money.sort.${id as (typeof choices)['sort'][number]}`)
    return t(`money.attention.${id as (typeof choices)['attention'][number]}`)
  }
}
