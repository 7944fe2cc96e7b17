import { languageNames, locales } from 'contracts'
import classes from './language-list.module.css'
import { useLocaleChoice } from './use-locale-choice.ts'

/** A choice of all languages of the site. The page switches as soon as the words have loaded. */
export function LanguageList({ label }: { readonly label: string }) {
  const { chosen, choose } = useLocaleChoice()
  return (
    <fieldset className={classes.list} aria-label={label}>
      {locales.map((locale) => (
        <label key={locale} className={classes.choice} lang={locale}>
          <input
            type="radio"
            name="locale"
            value={locale}
            checked={locale === chosen}
            onChange={() => void choose(locale)}
          />
          {languageNames[locale]}
        </label>
      ))}
    </fieldset>
  )
}
