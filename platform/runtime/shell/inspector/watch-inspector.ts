import type { createInspector, Inspected } from './inspector.ts'

/** Opens the inspector by its key, by `?bundles` in the address, and in a browser with an override. */
export function watchInspector(inspected: Inspected, isAllowed = () => false) {
  let inspector: Promise<ReturnType<typeof createInspector>> | undefined

  /** Its code loads when somebody opens it. */
  function load() {
    inspector ??= import('./inspector.ts').then((module) => module.createInspector(inspected))
    return inspector
  }

  addEventListener('keydown', async ({ ctrlKey, altKey, code }) => {
    if (ctrlKey && altKey && code === 'KeyB' && isAllowed()) (await load()).toggle()
  })
  void inspected.firstPage.promise.then(async () => {
    const isRequested = isAllowed() && new URLSearchParams(location.search).has('bundles')
    if (isRequested || inspected.registry.current.overrides) (await load()).show(isRequested)
  })
}
