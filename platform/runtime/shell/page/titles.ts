/** Titles that pages have set, by path: the next page may be ready while the last one is still shown. */
export function pageTitles() {
  const titles = new Map<string, string>()
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
    set(pathname: string, title: string) {
      titles.set(pathname, title)
      notify()
      return () => {
        // Another page at the same path may have set its title since.
        if (titles.get(pathname) !== title) return
        titles.delete(pathname)
        notify()
      }
    },
  }
}
