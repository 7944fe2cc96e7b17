import type { Assets, ResolvedRemote, ShellBundle } from '../data/index.ts'

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
  /** Of the shell's own, by their names. */
  readonly parts?: readonly string[]
}

interface Page {
  readonly remote: ResolvedRemote
  readonly route: string
}

/**
 * Every file that the first view of a page needs besides the shell's entry, so that the HTML can name them all at
 * once: each a single time, also where the remote is built into the shell and shares files with it.
 */
export function pageFiles(
  shell: ShellBundle,
  shellBase: string,
  { locale, page, parts = [] }: View,
): PageFiles {
  const ofShell = [shell.initial, shell.words[locale], ...lazyShared(shell, locale, page)]
  const ofRemote = page ? [{ js: [page.remote.entry], css: [] }, ...remoteAssets(page, locale)] : []
  // Last: what is drawn over the page is of no use before it.
  const ofParts = parts.map((name) => shell.parts?.[name])
  const filesOf = (kind: 'js' | 'css') => {
    const found = [
      ...collect(ofShell, kind, shellBase, (file) => shell.files[file]?.integrity),
      ...collect(ofRemote, kind, page?.remote.base ?? '', (file) => page?.remote.integrity[file]),
      ...collect(ofParts, kind, shellBase, (file) => shell.files[file]?.integrity),
    ]
    const byUrl = new Map(found.map((file) => [file.url, file]))
    byUrl.delete(shellBase + shell.entry)
    return [...byUrl.values()]
  }
  return { scripts: filesOf('js'), styles: filesOf('css') }
}

function remoteAssets({ remote, route }: Page, locale: string) {
  return [remote.initial, remote.pages[route], remote.words[locale]]
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
