import type { Mode } from './base-config.ts'

export function currentMode(): Mode {
  return process.env['NODE_ENV'] === 'development' ? 'development' : 'production'
}

/** Imports the development configuration on demand, so that no other command loads its tools. */
export async function forDevelopment() {
  return (await import('./development/for-development.ts')).forDevelopment
}
