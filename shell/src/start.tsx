import 'shared-ui/tokens'
import { startShell } from 'platform/runtime/shell'
import { addWords, onLocaleChange, startI18n, word } from 'shared-state/i18n'
import { useStore } from 'shared-state/store'
import { onToast } from 'shared-state/toasts'
import { admits, guards } from './guards.ts'
import { Root } from './root.tsx'
import { notify } from './toasts/notify.ts'
import { Wrap } from './wrap.tsx'

const loadShellWords = (locale: string) => import(`./words/${locale}.json`)

async function start() {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no element #root to draw in.')
  onToast((message) => void notify(message))
  const { locale } = useStore.getState()
  const [words] = await Promise.all([loadShellWords(locale), startI18n()])
  addWords('shell', locale, words.default)
  const shell = startShell({
    element,
    Root,
    wrap: Wrap,
    guards,
    admits,
    locale: () => useStore.getState().locale,
    addWords,
    // The page stands, but what was pressed may not have happened.
    onStray: () => void notify({ tone: 'danger', title: word('shell', 'stray') ?? '' }),
  })
  onLocaleChange(async (next) => {
    const [own] = await Promise.all([loadShellWords(next), shell.loadWords(next)])
    addWords('shell', next, own.default)
  })
}

void start()
