import { staffActions } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { Button } from 'shared-ui/button'
import { Select } from 'shared-ui/select'
import { TextField } from 'shared-ui/text-field'
import { useWords } from '../use-words.ts'
import classes from './log.module.css'
import { filterNames, type LogFilterName, type LogFilters, withFilters } from './log-filters.ts'
import { useActionName } from './use-action-name.ts'

const NONE: LogFilters = { who: '', what: '', about: '', from: '', until: '' }
const ANY = 'any'
const isDay = (name: LogFilterName) => name === 'from' || name === 'until'

/** Narrows the log down; the address keeps the filters. */
export function FilterForm({ filters }: { readonly filters: LogFilters }) {
  const t = useWords()
  const [search, setSearch] = useSearchParams()
  const format = useFormat()
  const actionName = useActionName()
  // An address may name the beginning of several, such as `roles`.
  const names = new Set<string>([...staffActions, ...(filters.what ? [filters.what] : [])])
  const actions = [...names]
    .map((id) => ({ id, label: actionName(id) }))
    .toSorted((one, other) => format.compare(one.label, other.label))
  const [draft, setDraft] = useState(filters)
  const show = (next: LogFilters) => setSearch(withFilters(search, next))
  return (
    <form
      className={classes.filters}
      method="dialog"
      role="search"
      aria-label={t('log.filter')}
      onSubmit={(event) => {
        event.preventDefault()
        show(draft)
      }}
    >
      {filterNames.map((name) =>
        name === 'what' ? (
          <Select
            key={name}
            label={t('log.what')}
            placeholder={t('log.any')}
            value={draft.what || ANY}
            onChange={(value) => setDraft({ ...draft, what: value === null || value === ANY ? '' : value })}
            options={[{ id: ANY, label: t('log.any') }, ...actions]}
          />
        ) : (
          <TextField
            key={name}
            label={t(name === 'about' ? 'log.subject' : `log.${name}`)}
            type={isDay(name) ? 'date' : 'text'}
            autoComplete="off"
            maxLength={100}
            value={draft[name]}
            onChange={(value) => setDraft({ ...draft, [name]: value })}
          />
        ),
      )}
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
