import { useRef, useState } from 'react'

/** The pictures waiting to be cropped, one after another. */
export function useCropQueue(
  onCropped: (cropped: readonly { readonly name: string; readonly file: Blob }[]) => void,
) {
  const [files, setFiles] = useState<readonly File[]>([])
  // A double press must not upload a picture twice.
  const settled = useRef(new WeakSet<File>())

  function settle(done: readonly File[]): readonly File[] {
    const fresh = done.filter((file) => !settled.current.has(file))
    for (const file of fresh) settled.current.add(file)
    setFiles((waiting) => waiting.filter((file) => !settled.current.has(file)))
    return fresh
  }

  return {
    files,
    begin: (chosen: readonly File[]) => setFiles((waiting) => [...waiting, ...chosen]),
    use: (file: File, cropped: Blob) =>
      onCropped(settle([file]).map(({ name }) => ({ name, file: cropped }))),
    useAll: () => onCropped(settle(files).map((file) => ({ name: file.name, file }))),
    discard: (file: File) => void settle([file]),
  }
}
