import { paths } from 'contracts'
import { remote } from 'platform/protocol'

export default remote({
  name: 'mf-account',
  routes: [
    { name: 'login', path: paths.login, layout: 'default', access: 'visitor', query: ['back'] },
    { name: 'signup', path: paths.signup, layout: 'empty', access: 'visitor', query: ['back'] },
    { name: 'members-id-signup', path: paths['members-id-signup'], layout: 'empty', access: 'visitor' },
    { name: 'complete-signup', path: paths['complete-signup'], layout: 'empty', access: 'member' },
    { name: 'reset-password', path: paths['reset-password'], layout: 'default', access: 'any' },
    { name: 'reset-password-do', path: paths['reset-password-do'], layout: 'default', access: 'any' },
    { name: 'activate-done', path: paths['activate-done'], layout: 'empty', access: 'any' },
    { name: 'activate-error', path: paths['activate-error'], layout: 'empty', access: 'any' },
    { name: 'mail-change-do', path: paths['mail-change-do'], layout: 'empty', access: 'any' },
    { name: 'account-deleted', path: paths['account-deleted'], layout: 'empty', access: 'any' },
    { name: 'unsubscribe', path: paths.unsubscribe, layout: 'empty', access: 'any' },
    { name: 'profile', path: paths.profile, layout: 'default', access: 'member' },
    { name: 'notifications', path: paths.notifications, layout: 'default', access: 'member' },
    { name: 'complaints', path: paths.complaints, layout: 'default', access: 'any' },
    { name: 'lang-config', path: paths['lang-config'], layout: 'default', access: 'any' },
  ],
  slots: [
    { slot: 'signup', widget: 'signup' },
    { slot: 'alert', widget: 'activation-alert', access: 'member' },
    { slot: 'overlay', widget: 'activation-reminder', access: 'member' },
    { slot: 'alert', widget: 'unfinished-signup', access: 'member' },
    { slot: 'alert', widget: 'disabled-notifications', access: 'member' },
    { slot: 'alert', widget: 'push-alert', access: 'member' },
    { slot: 'alert', widget: 'profile-photo-alert', access: 'member' },
    { slot: 'alert', widget: 'install-offer', access: 'member' },
  ],
})
