import 'shared-ui/tokens'
import { type ShellPlugin, startShell } from 'platform/runtime/shell'
import { addWords, onLocaleChange, word } from 'shared-state/i18n'
import { useStore } from 'shared-state/store'
import { onToast } from 'shared-state/toasts'
import { openOverlays } from 'shared-ui/open-overlays'
import { Root } from './frame/root.tsx'
import { loadShellWords, prepared } from './prepare.ts'
import { admits, guards } from './session/guards.ts'
import { notify } from './toasts/notify.ts'
import { Wrap } from './wrap.tsx'

/** Loads the plugins that a page can do without. */
const late: ShellPlugin = (shell) => {
  const load = shell.firstPage.promise.then(() => import('./late-plugins.ts'))
  load.then(({ latePlugins }) => latePlugins(shell)).catch(() => {})
}

/** Draws the shell, which draws the page. */
export async function draw() {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no element #root to draw in.')
  onToast((message) => void notify(message))
  await prepared
  const shell = startShell({
    element,
    Root,
    wrap: Wrap,
    guards,
    admits,
    overlays: openOverlays,
    plugins: [late],
    locale: () => useStore.getState().locale,
    addWords,
    // The page still works, but the visitor's last action may have failed.
    onStray: () => void notify({ tone: 'danger', title: word('shell', 'stray') ?? '' }),
  })
  onLocaleChange(async (next) => {
    const [own] = await Promise.all([loadShellWords(next), shell.loadWords(next)])
    addWords('shell', next, own.default)
  })
}
