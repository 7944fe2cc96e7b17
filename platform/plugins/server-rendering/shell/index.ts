export { defineServerShell } from './define-server-shell.tsx'
export type { ServerShell } from './server-shell.ts'
