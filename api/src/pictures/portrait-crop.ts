interface Size {
  readonly width: number
  readonly height: number
}

interface Region extends Size {
  readonly left: number
  readonly top: number
}

/** Of what is cut off a tall picture, so much from above: faces are rather there. */
const FROM_ABOVE = 0.25

/** The part of a picture that a grid of 4:5 shows: all of its width or all of its height. */
export function portraitCrop({ width, height }: Size): Region {
  if (width * 5 > height * 4) {
    const kept = Math.max(1, Math.round((height * 4) / 5))
    return { left: Math.floor((width - kept) / 2), top: 0, width: kept, height }
  }
  const kept = Math.max(1, Math.min(height, Math.round((width * 5) / 4)))
  return { left: 0, top: Math.floor((height - kept) * FROM_ABOVE), width, height: kept }
}
