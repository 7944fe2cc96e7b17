import { addWords, startI18n } from 'shared-state/i18n'
import { useStore } from 'shared-state/store'

export const loadShellWords = (locale: string) => import(`./words/${locale}.json`)

/** What is needed before anything is drawn: the words of the page's language. */
export const prepared = prepare()

async function prepare() {
  const { locale } = useStore.getState()
  const [words] = await Promise.all([loadShellWords(locale), startI18n()])
  addWords('shell', locale, words.default)
}
