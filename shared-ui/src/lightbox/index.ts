export { Lightbox, type LightboxProps } from './lightbox.tsx'
export type { LightboxImage, LightboxLabels } from './lightbox-view.tsx'
