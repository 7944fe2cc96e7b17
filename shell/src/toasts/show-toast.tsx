import { createRoot } from 'react-dom/client'
import { createToastQueue, type ToastMessage, ToastRegion } from 'shared-ui/toast'
import { useWords } from '../use-words.ts'

const queue = createToastQueue()

function Toasts() {
  const t = useWords()
  return <ToastRegion queue={queue} aria-label={t('toasts')} closeLabel={t('close')} />
}

/** Adds to the page's only toast queue, which renders in a React root of its own; returns the toast's key. */
export function showToast(message: ToastMessage, onClose?: () => void): string {
  return queue.add(message, onClose && { onClose })
}

export function closeToast(key: string) {
  queue.close(key)
}

const container = document.createElement('div')
document.body.append(container)
createRoot(container, { identifierPrefix: 'toasts-' }).render(<Toasts />)
