export { typeErrors } from './checks/type-errors.ts'
export { defineMonolith } from './define-monolith.ts'
export { defineRemote } from './define-remote.ts'
export { defineShell } from './define-shell.ts'
