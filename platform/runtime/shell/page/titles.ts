/** What pages call themselves, by their address: the next one may stand ready while the last is still looked at. */
export function pageTitles() {
  const titles = new Map<string, string>()
  const listeners = new Set<() => void>()

  function tell() {
    for (const listener of listeners) listener()
  }

  return {
    of: (pathname: string) => titles.get(pathname),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    give(pathname: string, title: string) {
      titles.set(pathname, title)
      tell()
      return () => {
        // Another page at the same address may have named itself since.
        if (titles.get(pathname) !== title) return
        titles.delete(pathname)
        tell()
      }
    },
  }
}
