import { type Locale, languageNames, locales } from 'contracts'
import { useState } from 'react'
import { changeLocale } from 'shared-state/i18n'
import { useStore } from 'shared-state/store'
import classes from './language-list.module.css'

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

/** The chosen language: the one just picked, even while its words are loading. */
function useLocaleChoice() {
  const current = useStore((store) => store.locale)
  const [picked, setPicked] = useState<Locale>()
  const choose = async (locale: Locale) => {
    setPicked(locale)
    try {
      await changeLocale(locale)
    } finally {
      setPicked(undefined)
    }
  }
  return { chosen: picked ?? current, choose }
}
