import type { ShellOptions } from 'platform/runtime/shell'

const titles = new Map<string, string>()

/** Stores the titles of a remote's pages. A product passes all the words to its i18n library. */
export const addWords: ShellOptions['addWords'] = (remote, _locale, { titles: own = {} }) => {
  for (const key of titles.keys()) if (key.startsWith(`${remote}/`)) titles.delete(key)
  for (const [route, title] of Object.entries(own)) {
    if (typeof title === 'string') titles.set(`${remote}/${route}`, title)
  }
}

export function titleOf(remote: string, route: string): string | undefined {
  return titles.get(`${remote}/${route}`)
}
