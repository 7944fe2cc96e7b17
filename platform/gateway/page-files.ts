import type { Assets, ResolvedRemote, ShellBundle } from '../data/index.ts'

interface PageFile {
  readonly url: string
  readonly integrity: string
}

export interface PageFiles {
  readonly scripts: readonly PageFile[]
  readonly styles: readonly PageFile[]
}

interface Page {
  readonly remote: ResolvedRemote
  readonly route: string
}

/** Every file that the first view of a page needs, so that the HTML can name them all at once. */
export function pageFiles(shell: ShellBundle, shellBase: string, locale: string, page?: Page): PageFiles {
  const ofShell = [shell.initial, shell.words[locale], ...lazyShared(shell, locale, page)]
  const scripts = collect(ofShell, 'js', shellBase, (file) => shell.files[file]?.integrity)
  const styles = collect(ofShell, 'css', shellBase, (file) => shell.files[file]?.integrity)
  if (!page) return { scripts, styles }
  const { remote } = page
  const ofRemote = remoteAssets(page, locale)
  const integrity = (file: string) => remote.integrity[file]
  return {
    scripts: [
      ...scripts,
      ...collect([{ js: [remote.entry], css: [] }, ...ofRemote], 'js', remote.base, integrity),
    ],
    styles: [...styles, ...collect(ofRemote, 'css', remote.base, integrity)],
  }
}

function remoteAssets({ remote, route }: Page, locale: string) {
  return [remote.initial, remote.pages[route], remote.words[locale]]
}

/** Shared modules that are not in the shell's first load but wanted by this page. */
function lazyShared(shell: ShellBundle, locale: string, page?: Page): (Assets | undefined)[] {
  const wanted = page ? remoteAssets(page, locale).flatMap((assets) => assets?.shared ?? []) : []
  return [...new Set(wanted)].map((name) => shell.lazyShared[name])
}

function collect(
  parts: readonly (Assets | undefined)[],
  kind: 'js' | 'css',
  base: string,
  integrityOf: (file: string) => string | undefined,
): PageFile[] {
  const files = new Set(parts.flatMap((part) => part?.[kind] ?? []))
  return [...files].flatMap((file) => {
    const integrity = integrityOf(file)
    return integrity ? [{ url: base + file, integrity }] : []
  })
}
