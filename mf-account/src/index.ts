import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: {
    login: () => import('./pages/login'),
    signup: () => import('./pages/signup'),
    'members-id-signup': () => import('./pages/member-signup'),
    'complete-signup': () => import('./pages/complete-signup'),
    'reset-password': () => import('./pages/reset-password'),
    'reset-password-do': () => import('./pages/reset-password-do'),
    'activate-done': () => import('./pages/activate-done'),
    'activate-error': () => import('./pages/activate-error'),
    'mail-change-do': () => import('./pages/mail-change-do'),
    'account-deleted': () => import('./pages/account-deleted'),
    unsubscribe: () => import('./pages/unsubscribe'),
    profile: () => import('./pages/profile'),
    notifications: () => import('./pages/notifications'),
    complaints: () => import('./pages/complaints'),
    'lang-config': () => import('./pages/language'),
  },
  widgets: {
    signup: () => import('./widgets/signup'),
    'activation-alert': () => import('./widgets/activation-alert'),
    'activation-reminder': () => import('./widgets/activation-reminder'),
    'unfinished-signup': () => import('./widgets/unfinished-signup'),
    'disabled-notifications': () => import('./widgets/disabled-notifications'),
    'push-alert': () => import('./widgets/push-alert'),
    'profile-photo-alert': () => import('./widgets/profile-photo-alert'),
    'install-offer': () => import('./widgets/install-offer'),
  },
  words: (locale) => import(`./words/${locale}.json`),
})
