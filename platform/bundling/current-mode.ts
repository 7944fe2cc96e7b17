import type { Mode } from './base-config.ts'

export function currentMode(): Mode {
  return process.env['NODE_ENV'] === 'development' ? 'development' : 'production'
}

/** Imports the development configuration on demand, since production installs do not include its tools. */
export async function forDevelopment() {
  return (await import('./development/for-development.ts')).forDevelopment
}
