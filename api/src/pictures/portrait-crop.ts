interface Size {
  readonly width: number
  readonly height: number
}

interface Region extends Size {
  readonly left: number
  readonly top: number
}

/** Share of the cut that is taken from the top of a tall picture, where faces usually are. */
const TOP_SHARE = 0.25

/** The 4:5 part of a picture that grids show: its full width or its full height. */
export function portraitCrop({ width, height }: Size): Region {
  if (width * 5 > height * 4) {
    const cropped = Math.max(1, Math.round((height * 4) / 5))
    return { left: Math.floor((width - cropped) / 2), top: 0, width: cropped, height }
  }
  const cropped = Math.max(1, Math.min(height, Math.round((width * 5) / 4)))
  return { left: 0, top: Math.floor((height - cropped) * TOP_SHARE), width, height: cropped }
}
