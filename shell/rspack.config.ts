import { defineShell } from 'platform/build'

/** What the frame draws, and what is smaller than a request; the rest of the kit comes with the first page that wants it. */
const FIRST_VIEW = [
  'badge',
  'button',
  'button-link',
  'card',
  'class-names',
  'empty-state',
  'progress-bar',
  'skeleton',
  'tokens',
]

export default await defineShell(import.meta.dirname, {
  lazy: (specifier) =>
    specifier.startsWith('shared-ui/') && !FIRST_VIEW.includes(specifier.slice('shared-ui/'.length)),
})
