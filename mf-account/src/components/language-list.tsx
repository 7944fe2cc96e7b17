import { changeLocale } from 'shared-state/i18n'
import { useStore } from 'shared-state/store'
import classes from './language-list.module.css'
import { languageNames } from './language-names.ts'

/** Every language of the site to choose from; the chosen one shows as soon as its words are there. */
export function LanguageList({ label }: { readonly label: string }) {
  const current = useStore((store) => store.locale)
  return (
    <fieldset className={classes['list']} aria-label={label}>
      {languageNames.map(({ locale, name }) => (
        <label key={locale} className={classes['choice']} lang={locale}>
          <input
            type="radio"
            name="locale"
            value={locale}
            checked={locale === current}
            onChange={() => void changeLocale(locale)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
