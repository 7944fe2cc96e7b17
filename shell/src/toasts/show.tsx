import { createRoot } from 'react-dom/client'
import { createToastQueue, type ToastMessage, ToastRegion } from 'shared-ui/toast'
import { useWords } from '../use-words.ts'

const queue = createToastQueue()

function Toasts() {
  const t = useWords()
  return <ToastRegion queue={queue} aria-label={t('toasts')} closeLabel={t('close')} />
}

/** The page's one queue, drawn in a root beside the shell's from the first toast on. */
export function show(message: ToastMessage) {
  queue.add(message)
}

const place = document.createElement('div')
document.body.append(place)
createRoot(place, { identifierPrefix: 'toasts-' }).render(<Toasts />)
