import { addWords, startI18n } from 'shared-state/i18n'
import { useStore } from 'shared-state/store'

export const loadShellWords = (locale: string) => import(`./words/${locale}.json`)

/** Resolves once the words of the page's language are loaded, which rendering needs. */
export const prepared = prepare()

async function prepare() {
  const { locale } = useStore.getState()
  const [words] = await Promise.all([loadShellWords(locale), startI18n()])
  addWords('shell', locale, words.default)
}
