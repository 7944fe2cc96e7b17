import type { Mode } from './base-config.ts'

export function currentMode(): Mode {
  return process.env['NODE_ENV'] === 'development' ? 'development' : 'production'
}
