import { useEffect, useRef, useState } from 'react'
import { classNames } from 'shared-ui/class-names'
import classes from './clip-view.module.css'
import { type ClipName, clips } from './clips.ts'

interface ClipViewProps {
  readonly clip: ClipName
  readonly isRunning: boolean
  /** Fills the window, in the shape that fits it. */
  readonly isFull?: boolean
  /** Whether it is among the first things that a visitor sees. */
  readonly isFirst?: boolean
  readonly className?: string | undefined
}

const TALL = '(orientation: portrait)'

/** A silent, decorative scene that moves while `isRunning`; its poster shows until it can be played. */
export function ClipView({ clip, isRunning, isFull = false, isFirst = false, className }: ClipViewProps) {
  const film = useRef<HTMLVideoElement>(null)
  const [isShown, setShown] = useState(false)
  const [isWanted, setWanted] = useState(isRunning)
  if (isRunning && !isWanted) setWanted(true)
  const recordings = clips[clip]
  const shapes = isFull && 'tall' in recordings ? recordings : undefined
  const fallback = shapes?.wide ?? recordings.any

  useEffect(() => {
    const video = film.current
    if (!video) return
    // A browser that cannot play the film, or does not let it start by itself, keeps what is on screen.
    if (isRunning) void video.play().catch(() => undefined)
    else video.pause()
  }, [isRunning])
  useEffect(() => {
    const video = film.current
    return () => {
      if (video && !video.isConnected) release(video)
    }
  }, [isWanted])

  return (
    <div className={classNames(classes.root, className)} aria-hidden="true">
      <picture>
        {shapes && <source media={TALL} srcSet={shapes.tall.poster} />}
        <img
          src={fallback.poster}
          alt=""
          fetchPriority={isFirst ? 'high' : 'auto'}
          loading={isFirst ? 'eager' : 'lazy'}
        />
      </picture>
      {isWanted && (
        <video
          ref={film}
          muted
          loop
          playsInline
          disablePictureInPicture
          preload="none"
          tabIndex={-1}
          data-shown={isShown}
          onPlaying={() => setShown(true)}
        >
          {shapes && <source media={TALL} src={shapes.tall.film} type="video/webm" />}
          <source src={fallback.film} type="video/webm" />
        </video>
      )}
    </div>
  )
}

/** Stops a film that has left the page: a browser retains a playing video and the page around it. */
function release(video: HTMLVideoElement) {
  video.pause()
  video.replaceChildren()
  video.load()
}
