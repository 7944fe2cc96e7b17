import type { Assets, ResolvedRemote, ShellBundle } from '../../data/index.ts'

interface PageFile {
  readonly url: string
  readonly integrity: string
}

export interface PageFiles {
  readonly scripts: readonly PageFile[]
  readonly styles: readonly PageFile[]
}

interface View {
  readonly locale: string
  readonly page?: Page | undefined
}

interface Page {
  readonly remote: ResolvedRemote
  readonly route: string
}

/**
 * Every file that the first view of a page needs besides the shell's entry, so that the HTML can name them all at
 * once: each a single time, also where the remote is built into the shell and shares files with it.
 */
export function pageFiles(shell: ShellBundle, shellBase: string, { locale, page }: View): PageFiles {
  const ofShell = [shell.words[locale], ...lazyShared(shell, locale, page)]
  const ofRemote = page ? [{ js: [page.remote.entry], css: [] }, ...remoteAssets(page, locale)] : []
  const filesOf = (kind: 'js' | 'css') => {
    const start = collect([shell.initial], kind, shellBase, (file) => shell.files[file]?.integrity)
    const rest = [
      ...collect(ofShell, kind, shellBase, (file) => shell.files[file]?.integrity),
      ...collect(ofRemote, kind, page?.remote.base ?? '', (file) => page?.remote.integrity[file]),
    ]
    // Styles from the general to the particular. Of scripts the largest last: where all share the line alike, it would keep
    // the entry, which can run before it, from coming first.
    const found = kind === 'css' ? [...start, ...rest] : [...rest, ...start]
    const byUrl = new Map(found.map((file) => [file.url, file]))
    byUrl.delete(shellBase + shell.entry)
    return [...byUrl.values()]
  }
  return { scripts: filesOf('js'), styles: filesOf('css') }
}

function remoteAssets({ remote, route }: Page, locale: string) {
  return [remote.pages[route], remote.words[locale]]
}

/** Shared modules that are not in the shell's first load but wanted by this page. */
function lazyShared(shell: ShellBundle, locale: string, page?: Page): (Assets | undefined)[] {
  const wanted = page ? remoteAssets(page, locale).flatMap((assets) => assets?.shared ?? []) : []
  return wanted.map((name) => shell.lazyShared[name])
}

/** What has no hash is left to be found later, and refused then. */
function collect(
  parts: readonly (Assets | undefined)[],
  kind: 'js' | 'css',
  base: string,
  integrityOf: (file: string) => string | undefined,
): PageFile[] {
  const files = parts.flatMap((part) => part?.[kind] ?? [])
  return files.flatMap((file) => {
    const integrity = integrityOf(file)
    return integrity ? [{ url: base + file, integrity }] : []
  })
}
