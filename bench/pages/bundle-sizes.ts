import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Assets, BUNDLE_FILE, type Bundle, type RemoteBundle, type ShellBundle } from 'platform/protocol'
import { distOf, REMOTE_NAMES } from '../../e2e/fixtures/site/remotes.ts'
import type { Row } from '../report/row.ts'

const SHELL = 220
const REMOTE_PAGE = 60
const RUNTIME = 15

/** Gzip sizes, as the builds report them. */
export async function measureBundles(): Promise<Row[]> {
  const shell = (await readBundle(distOf('shell'))) as ShellBundle
  const remotes = await Promise.all(REMOTE_NAMES.map((name) => readBundle(distOf(name))))
  return [
    { what: "shell's first load, gzip", unit: 'kB', figure: weigh(shell, [shell.initial]), bar: SHELL },
    ...remotes.flatMap((remote): Row[] => [
      {
        what: `${remote.name}: its heaviest page, gzip`,
        unit: 'kB',
        figure: heaviestPage(remote as RemoteBundle),
        bar: REMOTE_PAGE,
      },
      {
        what: `${remote.name}: entry with what it carries of federation, gzip`,
        unit: 'kB',
        figure: weigh(remote, []),
        bar: RUNTIME,
      },
    ]),
  ]
}

async function readBundle(dist: string): Promise<Bundle> {
  return JSON.parse(await readFile(join(dist, BUNDLE_FILE), 'utf8')) as Bundle
}

function heaviestPage(remote: RemoteBundle): number {
  const { pages, words } = remote
  const inEnglish = words['en'] ?? { js: [], css: [] }
  return Math.max(...Object.values(pages).map((page) => weigh(remote, [page, inEnglish])))
}

/** The entry and these assets, each file once, in kB. */
function weigh({ entry, files }: Bundle, parts: readonly Assets[]): number {
  const names = new Set([entry, ...parts.flatMap(({ js, css }) => [...js, ...css])])
  return [...names].reduce((sum, name) => sum + (files[name]?.gzip ?? 0), 0) / 1_000
}
