import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: {
    login: () => import('./pages/login'),
    'lang-config': () => import('./pages/language'),
  },
  widgets: { 'language-switch': () => import('./widgets/language-switch') },
  words: (locale) => import(`./words/${locale}.json`),
})
