import type { Assets, Bundle, ResolvedRemote, ShellBundle } from '../../protocol/index.ts'

export interface PageFile {
  readonly url: string
  readonly integrity: string
  /** Where it is stored. */
  readonly file: string
  readonly bundle: Pick<Bundle, 'name' | 'version'>
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
  const shells: Origin = {
    bundle: shell,
    base: shellBase,
    integrityOf: (file) => shell.files[file]?.integrity,
  }
  const filesOf = (kind: 'js' | 'css') => {
    const start = collect([shell.initial], kind, shells)
    const rest = [
      ...collect(ofShell, kind, shells),
      ...(page ? collect(ofRemote, kind, originOf(page.remote, shell)) : []),
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

interface Origin {
  readonly bundle: PageFile['bundle']
  readonly base: string
  readonly integrityOf: (file: string) => string | undefined
}

function originOf(remote: ResolvedRemote, shell: ShellBundle): Origin {
  return {
    bundle: remote.channel === 'builtin' ? shell : remote,
    base: remote.base,
    integrityOf: (file) => remote.integrity[file],
  }
}

/** Skips files without a hash: code requests them later and is refused. */
function collect(
  parts: readonly (Assets | undefined)[],
  kind: 'js' | 'css',
  { bundle, base, integrityOf }: Origin,
): PageFile[] {
  const { name, version } = bundle
  const files = parts.flatMap((part) => part?.[kind] ?? [])
  return files.flatMap((file) => {
    const integrity = integrityOf(file)
    return integrity ? [{ url: base + file, integrity, file, bundle: { name, version } }] : []
  })
}
