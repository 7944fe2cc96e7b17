import { useEffect, useState } from 'react'

/** A URL of a local file, which stays the same. */
export function useObjectUrl(file: Blob): string {
  const [url] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return url
}
