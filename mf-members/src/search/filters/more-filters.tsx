import { searchFilters } from 'contracts'
import { useSettings, useUser } from 'shared-state/session'
import { Checkbox } from 'shared-ui/checkbox'
import { useWords } from '../../use-words.ts'
import type { FilterProps } from './filter-props.ts'
import { without } from './filters.ts'
import classes from './search-filters.module.css'

const FLAGS = searchFilters.filter((name) => name !== 'interests')

/** The filters that are either on or off. */
export function MoreFilters({ criteria, onChange }: FilterProps) {
  const t = useWords()
  const { fictional_icon: hasFictional, fictional_plural: fictional } = useSettings()
  const isVisitor = useUser() === null
  const flags = FLAGS.filter((flag) => flag !== 'hide_fictional' || hasFictional)
    // Visitors don't see when a member was last here.
    .filter((flag) => flag !== 'online_lately' || !isVisitor)
  return (
    <fieldset className={classes.flags}>
      <legend className={classes.legend}>{t('search.only')}</legend>
      {flags.map((flag) => (
        <Checkbox
          key={flag}
          name={flag}
          isSelected={criteria[flag] === '1'}
          onChange={(isOn) => onChange(isOn ? { ...criteria, [flag]: '1' } : without(criteria, flag))}
        >
          {t(`search.flags.${flag}`, { fictional })}
        </Checkbox>
      ))}
    </fieldset>
  )
}
