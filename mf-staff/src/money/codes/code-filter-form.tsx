import type { CodeState, codeSorts } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { Button } from 'shared-ui/button'
import { SearchField } from 'shared-ui/search-field'
import { Select } from 'shared-ui/select'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'
import {
  type CodeFilters,
  codeChoiceNames,
  codeChoices,
  codeFiltersIn,
  withCodeFilters,
} from './code-filters.ts'

const NONE = codeFiltersIn(new URLSearchParams())
const ANY = 'any'
const LABELS = { state: 'status', country: 'country', sort: 'sort' } as const

/** Narrows the codes down; the address keeps the filters. */
export function CodeFilterForm({ filters }: { readonly filters: CodeFilters }) {
  const t = useWords()
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const [draft, setDraft] = useState(filters)
  const show = (next: CodeFilters) => setSearch(withCodeFilters(search, next))
  const change = (name: keyof CodeFilters) => (value: string) => setDraft({ ...draft, [name]: value })
  const labelOf = (name: keyof typeof codeChoices, id: string) => {
    if (name === 'country') return format.country(id)
    return name === 'state'
      ? t(`discounts.states.${id as CodeState}`)
      : t(`discounts.sort.${id as (typeof codeSorts)[number]}`)
  }
  const optionsOf = (name: keyof typeof codeChoices) => {
    const options = codeChoices[name].map((id) => ({ id, label: labelOf(name, id) }))
    return name === 'country'
      ? options.toSorted((one, other) => format.compare(one.label, other.label))
      : options
  }
  return (
    <form
      className={classes.filters}
      method="dialog"
      role="search"
      aria-label={t('discounts.filter')}
      onSubmit={(event) => {
        event.preventDefault()
        show(draft)
      }}
    >
      <SearchField
        label={t('discounts.find')}
        description={t('discounts.findBy')}
        clearLabel={t('members.find.clear')}
        value={draft.text}
        onChange={change('text')}
        maxLength={40}
        autoComplete="off"
      />
      {codeChoiceNames.map((name) => (
        <Select
          key={name}
          label={t(`money.filters.${LABELS[name]}`)}
          placeholder={t('money.any')}
          value={draft[name] || (name === 'sort' ? 'latest' : ANY)}
          onChange={(value) => change(name)(value === ANY ? '' : (value ?? ''))}
          options={[...(name === 'sort' ? [] : [{ id: ANY, label: t('money.any') }]), ...optionsOf(name)]}
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
