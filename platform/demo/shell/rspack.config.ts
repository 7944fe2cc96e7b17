import { defineShell } from 'platform/build'

export default await defineShell(import.meta.dirname, { later: () => undefined })
