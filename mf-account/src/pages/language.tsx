import { LanguageList } from '../components/language-list.tsx'
import { useWords } from '../use-words.ts'
import classes from './language.module.css'

/** §2: language configuration. */
export function Page() {
  const t = useWords()
  return (
    <div className={classes.page}>
      <h1>{t('language.title')}</h1>
      <p className={classes.lead}>{t('language.lead')}</p>
      <LanguageList label={t('language.label')} />
    </div>
  )
}
