/** §4: dismissible element → the key under which the time of its dismissal is stored. */
export const dismissals = {
  profilePhoto: 'hide-enrich-alert',
  push: 'hide-push-notification-alert',
  disabledNotifications: 'hide-disabled-notifications-alert',
  timeBonus: 'hide-time-bonus-modal',
  farCards: 'hide-far-cards',
  install: 'hide-install-offer',
  entryWarning: 'hide-entry-warning',
} as const

/** A dismissal that the first HTML depends on is also in a cookie of the same name. */
export const DISMISSAL_COOKIE_DAYS = 365

export type DismissalKey = (typeof dismissals)[keyof typeof dismissals]
