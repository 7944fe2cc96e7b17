import { lazy, Suspense } from 'react'
import type { LightboxViewProps } from './lightbox-view.tsx'

// Loaded on demand: several times as large as any other part of the kit, and most pages never open it.
const LightboxView = lazy(async () => ({ default: (await import('./lightbox-view.tsx')).LightboxView }))

export interface LightboxProps extends Omit<LightboxViewProps, 'index'> {
  /** Index of the picture to open; null while closed. */
  index: number | null
}

/** Full-screen pictures, one at a time; focus stays inside and returns on closing. */
export function Lightbox({ index, ...props }: LightboxProps) {
  if (index === null) return null
  return (
    <Suspense>
      <LightboxView {...props} index={index} />
    </Suspense>
  )
}
