import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: {
    cart: () => import('./pages/cart'),
    checkout: () => import('./pages/checkout'),
    thanks: () => import('./pages/thanks'),
  },
  widgets: {
    'mini-cart': () => import('./widgets/mini-cart'),
    'add-to-cart': () => import('./widgets/add-to-cart'),
  },
  words: (locale) => import(`./words/${locale}.json`),
})
