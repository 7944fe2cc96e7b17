import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { type ControllerRef, Lightbox } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { useCloseOnBack } from '../open-overlays/use-close-on-back.ts'
import './lightbox.css'

export interface LightboxImage {
  src: string
  alt: string
  width?: number
  height?: number
  srcSet?: { src: string; width: number; height: number }[]
}

export interface LightboxLabels {
  /** Names the lightbox: 'Photos of Vera'. */
  name: string
  /** Role description: 'Photo gallery'. */
  gallery: string
  /** Role description of one picture: 'Photo'. */
  photo: string
  /** '2 of 5'. Also called with placeholders. */
  position: (index: number | string, total: number | string) => string
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
}

export interface LightboxViewProps {
  images: readonly LightboxImage[]
  index: number
  labels: LightboxLabels
  onClose: () => void
  onIndexChange?: ((index: number) => void) | undefined
}

const icons = {
  iconPrev: () => <ChevronLeft aria-hidden="true" />,
  iconNext: () => <ChevronRight aria-hidden="true" />,
  iconClose: () => <X aria-hidden="true" />,
  iconZoomIn: () => <ZoomIn aria-hidden="true" />,
  iconZoomOut: () => <ZoomOut aria-hidden="true" />,
}
const noArrows = { buttonPrev: () => null, buttonNext: () => null }

export function LightboxView({ images, index, labels, onClose, onIndexChange }: LightboxViewProps) {
  const [shown, setShown] = useState(index)
  const controller = useRef<ControllerRef>(null)
  const [isClosing, setClosing] = useState(false)
  useCloseOnBack(!isClosing, () => controller.current?.close())
  const isOne = images.length === 1
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={images}
      plugins={[Zoom]}
      carousel={{ finite: true }}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
      // Always dark, so that the pictures stand out.
      portal={{ container: { 'data-scheme': 'dark' } as object }}
      render={{ ...icons, ...(isOne && noArrows) }}
      toolbar={{
        buttons: [
          !isOne && (
            <span key="position" className="amberly-lightbox-position">
              {labels.position(shown + 1, images.length)}
            </span>
          ),
          'zoom',
          'close',
        ],
      }}
      labels={{
        Lightbox: labels.name,
        'Photo gallery': labels.name,
        Carousel: labels.gallery,
        Slide: labels.photo,
        '{index} of {total}': labels.position('{index}', '{total}'),
        Close: labels.close,
        Previous: labels.previous,
        Next: labels.next,
        'Zoom in': labels.zoomIn,
        'Zoom out': labels.zoomOut,
      }}
      on={{
        exiting: () => setClosing(true),
        view: ({ index: viewed }) => {
          setShown(viewed)
          onIndexChange?.(viewed)
        },
      }}
    />
  )
}
