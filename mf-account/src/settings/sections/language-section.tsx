import { LanguageList } from '../../components/language-list.tsx'
import { useWords } from '../../use-words.ts'
import { SettingsSection } from '../settings-section.tsx'

/** §4: the language of the site, its mails and its notifications. */
export function LanguageSection() {
  const t = useWords()
  return (
    <SettingsSection id="language" lead={t('settings.language.lead')}>
      <LanguageList label={t('language.label')} />
    </SettingsSection>
  )
}
