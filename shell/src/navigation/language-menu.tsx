import { languageNames, localesOf } from 'contracts'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { useWords } from '../use-words.ts'
import { Icon } from './icon.tsx'
import { LateMenu } from './late-menu.tsx'
import classes from './navigation.module.css'

const load = () => import('./language-menu-content.tsx').then((module) => module.LanguageMenuContent)

/** §2: the button of the language menu; hidden if the brand has a single language. */
export function LanguageMenu() {
  const t = useWords()
  const { countries } = useSettings()
  const locale = useStore((store) => store.locale)
  if (localesOf(countries).length < 2) return null
  const name = languageNames[locale]
  return (
    <LateMenu label={t('language.label', { language: name })} load={load}>
      <Icon name="language" />
      <span className={classes.toolName}>{name}</span>
    </LateMenu>
  )
}
