import { useEffect, useState } from 'react'

type Decoded = ImageBitmap | 'unreadable' | undefined

/** The picture in a file, upright, whatever way the camera was held; undefined until it is read. */
export function usePictureOf(file: Blob): Decoded {
  // Kept with its file, so that another one begins anew in the same render.
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
