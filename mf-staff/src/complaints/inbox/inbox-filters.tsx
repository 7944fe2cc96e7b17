import { complaintOrders, complaintTopics, locales } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { Button } from 'shared-ui/button'
import { SearchField } from 'shared-ui/search-field'
import { Select } from 'shared-ui/select'
import { useLanguageName } from '../../moderation/naming/use-language-name.ts'
import { useWords } from '../../use-words.ts'
import classes from '../complaints.module.css'
import { type InboxSearch, withSearch } from './inbox-search.ts'

const ALL = 'all'

/** Searches, filters and sorts; the address keeps all of it. */
export function InboxFilters({ shown }: { readonly shown: InboxSearch }) {
  const t = useWords()
  const nameOf = useLanguageName()
  const [search, setSearch] = useSearchParams()
  const [text, setText] = useState(shown.text)
  const show = (changes: Readonly<Record<string, string | null>>) => setSearch(withSearch(search, changes))
  const choose = (name: string) => (value: string | null) => show({ [name]: value === ALL ? null : value })
  const all = { id: ALL, label: t('complaints.all') }
  return (
    <div className={classes.filters}>
      <form
        className={classes.find}
        method="dialog"
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          show({ find: text.trim() })
        }}
      >
        <SearchField
          label={t('complaints.find')}
          clearLabel={t('members.find.clear')}
          value={text}
          onChange={setText}
          onClear={() => show({ find: null })}
          maxLength={254}
          autoComplete="off"
        />
        <Button type="submit">{t('members.find.button')}</Button>
      </form>
      <Select
        label={t('complaints.topic')}
        placeholder={t('complaints.all')}
        value={shown.topic ?? ALL}
        onChange={choose('topic')}
        options={[all, ...complaintTopics.map((id) => ({ id, label: t(`complaints.topics.${id}`) }))]}
      />
      <Select
        label={t('members.language')}
        placeholder={t('complaints.all')}
        value={shown.language ?? ALL}
        onChange={choose('language')}
        options={[all, ...locales.map((id) => ({ id, label: nameOf(id) }))]}
      />
      {shown.text === '' && (
        <Select
          label={t('complaints.order')}
          placeholder={t('complaints.orders.due')}
          value={shown.order}
          onChange={(value) => show({ order: value === 'due' ? null : value })}
          options={complaintOrders.map((id) => ({
            id,
            label: t(`complaints.orders.${id === 'due' && shown.state === 'closed' ? 'closed' : id}`),
          }))}
        />
      )}
    </div>
  )
}
