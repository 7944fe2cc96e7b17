import { useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { Button } from 'shared-ui/button'
import { SearchField } from 'shared-ui/search-field'
import { useWords } from '../use-words.ts'
import classes from './members.module.css'

export const FIND = 'find'

/** Searches for a member; the address keeps what was searched for. */
export function FindForm() {
  const t = useWords()
  const [search, setSearch] = useSearchParams()
  const [text, setText] = useState(search.get(FIND) ?? '')
  return (
    <form
      className={classes.find}
      method="dialog"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const next = new URLSearchParams(search)
        if (text.trim()) next.set(FIND, text.trim())
        else next.delete(FIND)
        setSearch(next)
      }}
    >
      <SearchField
        label={t('members.find.label')}
        description={t('members.find.by')}
        clearLabel={t('members.find.clear')}
        value={text}
        onChange={setText}
        maxLength={254}
        autoComplete="off"
      />
      <Button type="submit">{t('members.find.button')}</Button>
    </form>
  )
}
