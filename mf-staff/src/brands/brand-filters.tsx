import { brandStates } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { Button } from 'shared-ui/button'
import { SearchField } from 'shared-ui/search-field'
import { Select } from 'shared-ui/select'
import { useWords } from '../use-words.ts'
import classes from './brands.module.css'

const ALL = 'all'
const TEXT = 'find'
const STATE = 'state'

/** The search and the state that the address of the list asks for. */
export function brandSearchIn(search: URLSearchParams) {
  const text = (search.get(TEXT) ?? '').trim().slice(0, 120)
  const state = brandStates.find((one) => one === search.get(STATE))
  return { ...(text && { text }), ...(state && { state }) }
}

/** Searches the brands and filters them; the address keeps both. */
export function BrandFilters() {
  const t = useWords()
  const [search, setSearch] = useSearchParams()
  const { text: shown = '', state = ALL } = brandSearchIn(search)
  const [text, setText] = useState(shown)
  function show(name: string, value: string) {
    const next = new URLSearchParams(search)
    if (value === '' || value === ALL) next.delete(name)
    else next.set(name, value)
    setSearch(next)
  }
  return (
    <div className={classes.filters}>
      <form
        className={classes.find}
        method="dialog"
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          show(TEXT, text.trim())
        }}
      >
        <SearchField
          label={t('brands.find')}
          clearLabel={t('members.find.clear')}
          value={text}
          onChange={setText}
          onClear={() => show(TEXT, '')}
          maxLength={120}
          autoComplete="off"
        />
        <Button type="submit">{t('members.find.button')}</Button>
      </form>
      <Select
        label={t('brands.state')}
        placeholder={t('complaints.all')}
        value={state}
        onChange={(value) => show(STATE, value ?? ALL)}
        options={[
          { id: ALL, label: t('complaints.all') },
          ...brandStates.map((id) => ({ id, label: t(`brands.states.${id}`) })),
        ]}
      />
    </div>
  )
}
