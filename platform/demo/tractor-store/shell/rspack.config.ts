import { defineShell } from 'platform/bundling'

export default await defineShell(import.meta.dirname, { later: () => undefined })
