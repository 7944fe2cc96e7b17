export type { ToastMessage } from './toast-message.ts'
export { createToastQueue, type ToastQueue } from './toast-queue.ts'
export { ToastRegion, type ToastRegionProps } from './toast-region.tsx'
