import type { RunningShell, ShellPlugin } from '../../../runtime/shell/plugin.ts'
import type { createInspector } from './inspector.ts'

/**
 * Shows over the page which bundle draws each area: for viewers who may see that, by Ctrl+Alt+B or `?bundles` in the address,
 * and in a browser with an override.
 */
export function inspector(isAllowed: () => boolean): ShellPlugin {
  return (shell) => watch(shell, isAllowed)
}

function watch(shell: RunningShell, isAllowed: () => boolean) {
  let inspector: Promise<ReturnType<typeof createInspector>> | undefined

  /** Its code loads when somebody opens it. */
  function load() {
    inspector ??= import('./inspector.ts').then((module) => module.createInspector(shell))
    return inspector
  }

  addEventListener('keydown', async ({ ctrlKey, altKey, code }) => {
    if (ctrlKey && altKey && code === 'KeyB' && isAllowed()) (await load()).toggle()
  })
  void shell.firstPage.promise.then(async () => {
    const isRequested = isAllowed() && new URLSearchParams(location.search).has('bundles')
    if (isRequested || shell.registry.current.overrides) (await load()).show(isRequested)
  })
}
