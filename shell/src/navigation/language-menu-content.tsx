import { isLocale, languageNames, localesOf, paths } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { changeLocale } from 'shared-state/i18n'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { Menu, MenuItem, MenuSection, MenuSeparator } from 'shared-ui/menu'
import { notify } from '../toasts/notify.ts'
import { useWords } from '../use-words.ts'
import type { LateMenuContentProps } from './late-menu.tsx'

/** Lists each language by its own name, so that its speakers can read it. */
export function LanguageMenuContent({ label, opening }: LateMenuContentProps) {
  const t = useWords()
  const navigate = useNavigate()
  const { countries } = useSettings()
  const locale = useStore((store) => store.locale)

  async function choose(key: unknown) {
    if (!isLocale(key) || key === locale) return
    try {
      await changeLocale(key)
    } catch {
      await notify({ tone: 'danger', title: t('language.failed') })
    }
  }

  return (
    <Menu
      aria-label={label}
      opening={opening}
      onAction={(key) => void choose(key)}
      onNavigate={(href) => void navigate(href)}
    >
      <MenuSection aria-label={label} selectionMode="single" disallowEmptySelection selectedKeys={[locale]}>
        {localesOf(countries).map((each) => (
          <MenuItem key={each} id={each} lang={each}>
            {languageNames[each]}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuItem href={paths['lang-config']}>{t('language.more')}</MenuItem>
    </Menu>
  )
}
