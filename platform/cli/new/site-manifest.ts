/** The parts of a product's `package.json` that a new site needs. */
export interface SiteManifest {
  readonly version?: string
  readonly type?: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly platform?: unknown
}

const SCRIPTS = {
  start: 'platform start',
  dev: 'platform dev',
  build: 'platform build',
  new: 'platform new',
  release: 'platform release',
}

/** Adds the commands and settings of a site. Scripts that exist stay as they are. */
export function siteManifest(existing: SiteManifest): SiteManifest {
  return {
    version: '1.0.0',
    ...existing,
    type: 'module',
    scripts: { ...SCRIPTS, ...existing.scripts },
    platform: { data: '.platform', server: 'server.ts', shell: 'shell' },
  }
}
