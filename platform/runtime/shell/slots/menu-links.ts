import type { ResolvedRemote } from '../../../protocol/index.ts'

/** A link in one of the shell's menus to a page of a remote. */
export interface MenuLink {
  readonly path: string
  /** The page's title in the page's language. */
  readonly title: string
}

interface MenuView {
  readonly locale: string
  readonly admits: (access: string) => boolean
  readonly isBroken: (remote: ResolvedRemote) => boolean
}

/** The links that remotes put into a menu, in their order, for one viewer. */
export function menuLinks(
  remotes: readonly ResolvedRemote[],
  menu: string,
  { locale, admits, isBroken }: MenuView,
): MenuLink[] {
  return remotes
    .filter((remote) => !isBroken(remote))
    .flatMap(({ links = [] }) => links.filter((link) => link.menu === menu && admits(link.access)))
    .sort((a, b) => a.order - b.order)
    .map(({ path, titles }) => ({
      path,
      title: titles[locale] ?? titles['en'] ?? Object.values(titles)[0] ?? path,
    }))
}
