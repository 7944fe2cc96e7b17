import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError, type Workspace } from '../../workspace.ts'

/** The link that begins an override in the browser that opens it. */
export function overrideLink(site: URL, token: string): string {
  return new URL(`override?token=${token}`, folderOf(site)).href
}

export function endLink(site: URL): string {
  return new URL('override?end', folderOf(site)).href
}

const folderOf = (site: URL) => (site.href.endsWith('/') ? site : `${site.href}/`)

/** Reads the secret that signs overrides. Anyone who has it can load their own code into the site. */
export async function readSecret({ data }: Workspace): Promise<string> {
  const fromEnvironment = process.env['SITE_SECRET']
  if (fromEnvironment) return fromEnvironment
  try {
    return await readFile(join(data, 'secret'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new UsageError(
      `The site's secret is not here. Set SITE_SECRET to it, or DATA_DIR to the site's data folder.`,
    )
  }
}
