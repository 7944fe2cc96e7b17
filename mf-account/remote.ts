import { paths } from 'contracts'
import { remote } from 'platform/data'

export default remote({
  name: 'mf-account',
  routes: [
    { name: 'login', path: paths.login, layout: 'default', access: 'visitor' },
    { name: 'lang-config', path: paths['lang-config'], layout: 'default', access: 'any' },
  ],
  slots: [{ slot: 'footer', widget: 'language-switch' }],
})
