export interface OwnTexts {
  readonly title: string
  readonly description: string | undefined
}

/** Titles and descriptions that pages have set, by path: the next page may be ready while the last one is still shown. */
export function pageTitles() {
  const titles = new Map<string, OwnTexts>()
  const listeners = new Set<() => void>()

  function notify() {
    for (const listener of listeners) listener()
  }

  return {
    of: (pathname: string) => titles.get(pathname),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(pathname: string, title: string, description?: string) {
      const own = { title, description }
      titles.set(pathname, own)
      notify()
      return () => {
        // Another page at the same path may have set its title since.
        if (titles.get(pathname) !== own) return
        titles.delete(pathname)
        notify()
      }
    },
  }
}
