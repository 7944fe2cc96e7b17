import { useEffect, useState } from 'react'

type Decoded = ImageBitmap | 'unreadable' | undefined

/** Decodes the picture in a file, rotated upright; undefined while decoding. */
export function useDecodedPicture(file: Blob): Decoded {
  // Stored with its file, so that the render with a new file does not show the old picture.
  const [known, setKnown] = useState<{ readonly file: Blob; readonly picture: Exclude<Decoded, undefined> }>()
  useEffect(() => {
    let isWanted = true
    let opened: ImageBitmap | undefined
    createImageBitmap(file).then(
      (picture) => {
        if (!isWanted) return picture.close()
        opened = picture
        setKnown({ file, picture })
      },
      () => isWanted && setKnown({ file, picture: 'unreadable' }),
    )
    return () => {
      isWanted = false
      opened?.close()
    }
  }, [file])
  return known?.file === file ? known.picture : undefined
}
