import { type LanderKind, type LanderStatus, landerStatuses } from 'contracts'
import { SearchField } from 'shared-ui/search-field'
import { Select } from 'shared-ui/select'
import { useStudioWords } from '../use-studio-words.ts'
import { ALL, type Wanted } from './is-wanted.ts'
import classes from './list.module.css'

interface FindFormProps {
  readonly wanted: Wanted
  /** The kinds of pages in the list. */
  readonly kinds: readonly LanderKind[]
  readonly onChange: (wanted: Wanted) => void
}

/** Says which documents the list shows. */
export function FindForm({ wanted, kinds, onChange }: FindFormProps) {
  const t = useStudioWords()
  const kindName = (kind: LanderKind) => (kind === 'lander' ? t('find.lander') : t(`kinds.${kind}`))
  return (
    <div role="search" aria-label={t('find.label')} className={classes.find}>
      <SearchField
        label={t('find.label')}
        placeholder={t('find.hint')}
        clearLabel={t('find.clear')}
        value={wanted.text}
        onChange={(text) => onChange({ ...wanted, text })}
      />
      <Select<LanderStatus | typeof ALL>
        label={t('find.status')}
        placeholder={t('texts.choose')}
        options={[
          { id: ALL, label: t('find.all') },
          ...landerStatuses.map((id) => ({ id, label: t(`status.${id}`) })),
        ]}
        value={wanted.status}
        onChange={(status) => status && onChange({ ...wanted, status })}
      />
      <Select<LanderKind | typeof ALL>
        label={t('find.kind')}
        placeholder={t('texts.choose')}
        options={[{ id: ALL, label: t('find.all') }, ...kinds.map((id) => ({ id, label: kindName(id) }))]}
        value={wanted.kind}
        onChange={(kind) => kind && onChange({ ...wanted, kind })}
      />
    </div>
  )
}
