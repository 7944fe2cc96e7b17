import type { Assets, ResolvedRemote, ShellBundle } from '../../data/index.ts'

interface PageFile {
  readonly url: string
  readonly integrity: string
}

export interface PageFiles {
  readonly scripts: readonly PageFile[]
  readonly styles: readonly PageFile[]
}

interface FirstView {
  readonly locale: string
  readonly page?: Page | undefined
}

interface Page {
  readonly remote: ResolvedRemote
  readonly route: string
}

/**
 * Every file that the first view of a page needs besides the shell's entry, for the HTML to name them all. Each is listed
 * once, even if the remote is built into the shell and shares files with it.
 */
export function pageFiles(shell: ShellBundle, shellBase: string, { locale, page }: FirstView): PageFiles {
  const ofShell = [shell.words[locale], ...lazyShared(shell, locale, page)]
  const ofRemote = page ? [{ js: [page.remote.entry], css: [] }, ...remoteAssets(page, locale)] : []
  const filesOf = (kind: 'js' | 'css') => {
    const start = collect([shell.initial], kind, shellBase, (file) => shell.files[file]?.integrity)
    const rest = [
      ...collect(ofShell, kind, shellBase, (file) => shell.files[file]?.integrity),
      ...collect(ofRemote, kind, page?.remote.base ?? '', (file) => page?.remote.integrity[file]),
    ]
    // Stylesheets go from general to specific. The shell's initial script, the largest, goes last: if all shared the
    // connection equally, it would delay the entry, which can run before it.
    const files = kind === 'css' ? [...start, ...rest] : [...rest, ...start]
    const byUrl = new Map(files.map((file) => [file.url, file]))
    byUrl.delete(shellBase + shell.entry)
    return [...byUrl.values()]
  }
  return { scripts: filesOf('js'), styles: filesOf('css') }
}

function remoteAssets({ remote, route }: Page, locale: string) {
  return [remote.pages[route], remote.words[locale]]
}

/** Files of shared modules that this page needs and that the shell loads lazily. */
function lazyShared(shell: ShellBundle, locale: string, page?: Page): (Assets | undefined)[] {
  const needed = page ? remoteAssets(page, locale).flatMap((assets) => assets?.shared ?? []) : []
  return needed.map((name) => shell.lazyShared[name])
}

/** Skips files without a hash: code requests them later and is refused. */
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
