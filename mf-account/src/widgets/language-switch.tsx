import { isLocale } from 'contracts'
import { languageNames } from '../components/language-names.ts'
import { useLocaleChoice } from '../components/use-locale-choice.ts'
import { useWords } from '../use-words.ts'
import classes from './language-switch.module.css'

/** The language of the site, in the footer of every page. */
export function Widget() {
  const t = useWords()
  const { chosen, choose } = useLocaleChoice()
  return (
    <select
      className={classes['switch']}
      aria-label={t('language.label')}
      value={chosen}
      onChange={({ target }) => {
        if (isLocale(target.value)) void choose(target.value)
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
