import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: {
    home: () => import('./pages/home'),
    products: () => import('./pages/products'),
    machines: () => import('./pages/products'),
    stores: () => import('./pages/stores'),
  },
  widgets: {
    'store-picker': () => import('./widgets/store-picker'),
    popular: () => import('./widgets/popular'),
  },
  words: (locale) => import(`./words/${locale}.json`),
})
