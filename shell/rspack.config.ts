import { defineShell } from 'platform/bundling'

/** What the frame draws, and what is smaller than a request; the rest of the kit comes with the first page that wants it. */
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
  'progress-bar',
  'skeleton',
  'tokens',
]

/** What pages want together comes in one file: on a slow line each file costs more than what it has too much. */
const TOGETHER = {
  people: [
    'shared-state/apply-locally',
    'shared-state/profile-words',
    'shared-ui/breakpoints',
    'shared-ui/pagination',
    'shared-ui/picture',
  ],
  overlay: [
    'shared-ui/confirm-dialog',
    'shared-ui/dialog',
    'shared-ui/drawer',
    'shared-ui/full-screen',
    'shared-ui/lightbox',
  ],
  field: ['shared-state/form', 'shared-ui/password-field', 'shared-ui/text-field'],
  interest: ['shared-ui/interest-chip', 'shared-ui/interest-icon'],
  member: ['shared-state/auto-like', 'shared-state/refresh'],
  progress: ['shared-ui/countdown', 'shared-ui/progress-meter', 'shared-ui/progress-steps'],
  slider: ['shared-ui/range-slider', 'shared-ui/slider'],
  toggle: ['shared-ui/checkbox', 'shared-ui/switch'],
}

/** Of the shared state, what only a member or some pages need, and not at once. */
const STATE_LATER = ['apply-locally', 'auto-like', 'realtime', 'refresh']

function later(specifier: string) {
  const [together] = Object.entries(TOGETHER).find(([, modules]) => modules.includes(specifier)) ?? []
  const [from, name = ''] = specifier.split('/')
  const isLate =
    (from === 'shared-ui' && !FIRST_VIEW.includes(name)) ||
    (from === 'shared-state' && STATE_LATER.includes(name))
  return together ?? (isLate ? name : undefined)
}

export default await defineShell(import.meta.dirname, { later })
