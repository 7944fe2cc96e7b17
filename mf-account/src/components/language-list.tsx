import classes from './language-list.module.css'
import { languageNames } from './language-names.ts'
import { useLocaleChoice } from './use-locale-choice.ts'

/** Every language of the site to choose from; the chosen one shows as soon as its words are there. */
export function LanguageList({ label }: { readonly label: string }) {
  const { chosen, choose } = useLocaleChoice()
  return (
    <fieldset className={classes['list']} aria-label={label}>
      {languageNames.map(({ locale, name }) => (
        <label key={locale} className={classes['choice']} lang={locale}>
          <input
            type="radio"
            name="locale"
            value={locale}
            checked={locale === chosen}
            onChange={() => void choose(locale)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
