import { lazy, Suspense } from 'react'
import type { LightboxViewProps } from './lightbox-view.tsx'

// Its code and its sheet are several times the kit's largest part, and most pages never open it.
const LightboxView = lazy(async () => ({ default: (await import('./lightbox-view.tsx')).LightboxView }))

export interface LightboxProps extends Omit<LightboxViewProps, 'index'> {
  /** Which picture it opens with, counted from 0; null: it is closed. */
  index: number | null
}

/** Pictures over the whole page, one at a time; the focus stays inside and returns afterwards. */
export function Lightbox({ index, ...props }: LightboxProps) {
  if (index === null) return null
  return (
    <Suspense>
      <LightboxView {...props} index={index} />
    </Suspense>
  )
}
