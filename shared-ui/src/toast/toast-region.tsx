import { UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast'
import { classNames } from '../class-names/class-names.ts'
import classes from './toast.module.css'
import { Toast } from './toast.tsx'
import type { ToastQueue } from './toast-queue.ts'

export interface ToastRegionProps {
  queue: ToastQueue
  /** Names the region, which F6 reaches. */
  'aria-label': string
  closeLabel: string
}

/** The region of the page's toasts, at the end of the body; absent while there are none. */
export function ToastRegion({ queue, closeLabel, ...props }: ToastRegionProps) {
  return (
    <AriaToastRegion {...props} queue={queue} className={classNames(classes.region)}>
      {({ toast }) => <Toast toast={toast} closeLabel={closeLabel} onClose={() => queue.close(toast.key)} />}
    </AriaToastRegion>
  )
}
