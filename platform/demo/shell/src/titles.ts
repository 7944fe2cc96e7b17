type Words = { readonly [key: string]: string | Words }

const titles = new Map<string, string>()

/** Keeps what a remote calls its pages. A product gives all the words to its i18n library. */
export function addTitles(remote: string, { titles: own = {} }: Words) {
  for (const [route, title] of Object.entries(own)) titles.set(`${remote}/${route}`, String(title))
}

export function titleOf(remote: string, route: string): string | undefined {
  return titles.get(`${remote}/${route}`)
}
