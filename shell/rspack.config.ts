import { defineShell } from 'platform/bundling'

/** Components that the frame needs, or that are smaller than a request; the others load with the first page that uses them. */
const FIRST_VIEW = [
  'alert',
  'badge',
  'button',
  'button-link',
  'card',
  'class-names',
  'empty-state',
  'link',
  'locale-provider',
  'open-overlays',
  'page-dialog',
  'progress-bar',
  'skeleton',
  'spoken',
  'tokens',
]

/** Modules that pages use together share a file: on a slow line a request costs more than a few spare bytes. */
const TOGETHER = {
  people: [
    'shared-state/apply-locally',
    'shared-state/profile-words',
    'shared-ui/breakpoints',
    'shared-ui/pagination',
    'shared-ui/picture',
    'shared-ui/suggestions',
  ],
  overlay: [
    'shared-ui/confirm-dialog',
    'shared-ui/dialog',
    'shared-ui/drawer',
    'shared-ui/full-screen',
    'shared-ui/lightbox',
  ],
  chat: [
    'shared-state/chats',
    'shared-state/drafts',
    'shared-state/end-session',
    'shared-state/last-chat',
    'shared-state/outgoing',
    'shared-state/typing',
    'shared-state/unsent',
  ],
  field: ['shared-state/form', 'shared-ui/password-field', 'shared-ui/text-field'],
  interest: ['shared-ui/interest-chip', 'shared-ui/interest-icon'],
  member: ['shared-state/auto-like', 'shared-state/refresh'],
  progress: ['shared-ui/countdown', 'shared-ui/progress-meter', 'shared-ui/progress-steps'],
  slider: ['shared-ui/range-slider', 'shared-ui/slider'],
  toggle: ['shared-ui/checkbox', 'shared-ui/switch'],
}

/** Modules of the shared state that only members or some pages need, and not at once. */
const LATE_STATE = ['apply-locally', 'auto-like', 'push', 'realtime', 'refresh', 'safety']

function later(specifier: string) {
  const [group] = Object.entries(TOGETHER).find(([, modules]) => modules.includes(specifier)) ?? []
  const [from, name = ''] = specifier.split('/')
  const isLate =
    (from === 'shared-ui' && !FIRST_VIEW.includes(name)) ||
    (from === 'shared-state' && LATE_STATE.includes(name))
  return group ?? (isLate ? name : undefined)
}

export default await defineShell(import.meta.dirname, { later })
