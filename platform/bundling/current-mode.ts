import type { Mode } from './base-config.ts'

export function currentMode(): Mode {
  return process.env['NODE_ENV'] === 'development' ? 'development' : 'production'
}

/** Asked for only when it is wanted: what a site is built with does not include the tools of development. */
export async function forDevelopment() {
  return (await import('./development/for-development.ts')).forDevelopment
}
