import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: {
    index: () => import('./pages/home'),
    members: () => import('./pages/search'),
    'members-id': () => import('./pages/profile'),
    likes: () => import('./pages/likes'),
    'likes-type': () => import('./pages/likes-type'),
    'likes-m-id': () => import('./pages/profile'),
    'match-finder': () => import('./pages/match-finder'),
    'swipe-game': () => import('./pages/swipe-game'),
    'signup-matches': () => import('./pages/signup-matches'),
  },
  widgets: {
    match: () => import('./widgets/match'),
    like: () => import('./widgets/like'),
    report: () => import('./widgets/report'),
    block: () => import('./widgets/block'),
  },
  words: (locale) => import(`./words/${locale}.json`),
})
