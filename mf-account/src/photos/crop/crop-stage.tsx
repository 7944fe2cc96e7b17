import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import classes from './crop.module.css'
import { viewAfterKey } from './crop-keys.ts'
import { type CropView, cropOf, FRAME } from './crop-view.ts'
import { type ChangeView, useCropGestures } from './use-crop-gestures.ts'

interface CropStageProps {
  readonly picture: ImageBitmap
  readonly view: CropView
  readonly onViewChange: ChangeView
  readonly label: string
}

/** Resolution of the canvas, whatever its size on the screen. */
const DRAWN = { width: FRAME.width * 160, height: FRAME.height * 160 } as const

/** The crop frame. Finger, mouse and arrow keys move the picture behind it. */
export function CropStage({ picture, view, onViewChange, label }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const gestures = useCropGestures(picture, onViewChange)

  // Draw before the next paint, so that the picture sticks to the finger.
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { x, y, width, height } = cropOf(picture, view)
    context.clearRect(0, 0, DRAWN.width, DRAWN.height)
    context.drawImage(picture, x, y, width, height, 0, 0, DRAWN.width, DRAWN.height)
  }, [picture, view])

  function press(event: KeyboardEvent) {
    const { key } = event
    if (!viewAfterKey(picture, view, key)) return
    event.preventDefault()
    onViewChange((now) => viewAfterKey(picture, now, key) ?? now)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys of its own
    <div
      className={classes.stage}
      role="application"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
      tabIndex={0}
      {...gestures}
      onKeyDown={press}
    >
      <canvas ref={canvas} {...DRAWN} className={classes.canvas} />
    </div>
  )
}
