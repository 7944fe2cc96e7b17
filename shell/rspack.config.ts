import { defineShell } from 'platform/build'

/** What the frame draws, and what is smaller than a request; the rest of the kit comes with the first page that wants it. */
const FIRST_VIEW = [
  'badge',
  'button',
  'button-link',
  'card',
  'class-names',
  'empty-state',
  'link',
  'locale-provider',
  'progress-bar',
  'skeleton',
  'tokens',
]

/** Of the shared state, what only a member or some pages need, and not at once. */
const LATER = [
  'shared-state/auto-like',
  'shared-state/profile-words',
  'shared-state/realtime',
  'shared-state/refresh',
]

export default await defineShell(import.meta.dirname, {
  lazy: (specifier) =>
    LATER.includes(specifier) ||
    (specifier.startsWith('shared-ui/') && !FIRST_VIEW.includes(specifier.slice('shared-ui/'.length))),
})
