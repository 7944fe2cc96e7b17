import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: {
    index: () => import('./pages/home'),
    'landers-tinderswipe-slug': () => import('./pages/landers/tinderswipe'),
    'landers-alonetonight-slug': () => import('./pages/landers/alonetonight'),
    'landers-collagelanding-slug': () => import('./pages/landers/collagelanding'),
    'landers-gallery-slug': () => import('./pages/landers/gallery'),
    'landers-iconslanding-slug': () => import('./pages/landers/iconslanding'),
    'landers-maplanding-slug': () => import('./pages/landers/maplanding'),
    'landers-socialnetwork-slug': () => import('./pages/landers/socialnetwork'),
    'landers-transitionsvideolanding-slug': () => import('./pages/landers/transitionsvideolanding'),
    'landers-video-slug': () => import('./pages/landers/video'),
    'members-id-landing': () => import('./pages/chosen/landing'),
    'members-id-landing2-slug': () => import('./pages/chosen/landing2'),
    'members-id-landing3-slug': () => import('./pages/chosen/landing3'),
    'pages-terms': () => import('./pages/terms'),
    'pages-privacy': () => import('./pages/privacy'),
    'pages-cookies': () => import('./pages/cookies'),
    'pages-ban': () => import('./pages/ban'),
    'pages-return-policy': () => import('./pages/return-policy'),
    'pages-faq': () => import('./pages/faq'),
    'pages-service': () => import('./pages/service'),
    studio: () => import('./pages/studio'),
    'studio-id': () => import('./pages/studio-lander'),
    'studio-preview-id': () => import('./pages/studio-preview'),
    token: () => import('./pages/token'),
  },
  words: (locale) => import(`./words/${locale}.json`),
})
