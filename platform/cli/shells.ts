import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BUNDLE_FILE, type GatingShell, type ShellBundle, type ShellData } from '../protocol/index.ts'
import { readUrl } from './read-url.ts'
import { siteOf, UsageError, type Workspace } from './workspace.ts'

const TIMEOUT_MS = 30_000

/** Asks a site for the shells that its gate holds new remotes against: the live one, and then the previous one. */
export async function shellsOf(site: string): Promise<GatingShell[]> {
  const shells = await fetchJson<GatingShell[]>(new URL('/shells.json', readUrl(site)))
  return shells.map((shell) => ({ ...shell, base: new URL(shell.base, site).href }))
}

export async function liveShellOf(site: string): Promise<ShellBundle> {
  const [live] = await shellsOf(site)
  if (!live) throw new UsageError(`${site} has no shell yet.`)
  return fetchJson<ShellBundle>(new URL(BUNDLE_FILE, live.base))
}

/** Reads what the shell declares: the workspace's own, or that of the site in a team's own repository. */
export async function readShell(workspace: Workspace): Promise<ShellData> {
  const { root, shell } = workspace
  if (shell === undefined) return (await liveShellOf(siteOf(workspace))).data
  const file = pathToFileURL(join(root, shell, 'shell.ts')).href
  return ((await import(file)) as { default: ShellData }).default
}

/** Reads a file of a site. */
export async function fetchJson<T>(url: URL): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    throw new UsageError(`${url.origin} does not respond: ${error.message}`)
  })
  const isJson = response.ok && response.headers.get('content-type')?.includes('json')
  if (!isJson) throw new UsageError(`${url.href} is not there. Is ${url.origin} a site of this platform?`)
  return (await response.json()) as T
}
