import { isLocale } from 'contracts'
import { changeLocale } from 'shared-state/i18n'
import { useStore } from 'shared-state/store'
import { languageNames } from '../components/language-names.ts'
import { useWords } from '../use-words.ts'
import classes from './language-switch.module.css'

/** The language of the site, in the footer of every page. */
export function Widget() {
  const t = useWords()
  const current = useStore((store) => store.locale)
  return (
    <select
      className={classes['switch']}
      aria-label={t('language.label')}
      value={current}
      onChange={({ target }) => {
        if (isLocale(target.value)) void changeLocale(target.value)
      }}
    >
      {languageNames.map(({ locale, name }) => (
        <option key={locale} value={locale} lang={locale}>
          {name}
        </option>
      ))}
    </select>
  )
}
