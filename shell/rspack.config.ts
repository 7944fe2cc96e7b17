import { defineShell } from 'platform/build'

/** What the frame draws on every page; the rest of the kit comes with the first page that wants it. */
const FIRST_VIEW = ['button', 'button-link', 'class-names', 'empty-state', 'progress-bar', 'tokens']

export default await defineShell(import.meta.dirname, {
  lazy: (specifier) =>
    specifier.startsWith('shared-ui/') && !FIRST_VIEW.includes(specifier.slice('shared-ui/'.length)),
})
