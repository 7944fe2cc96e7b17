import type { Ref } from 'react'

interface PhotoInputProps {
  readonly ref: Ref<HTMLInputElement>
  readonly onChoose: (file: File) => void
}

/** Opens the device's file dialog when its `click()` is called. */
export function PhotoInput({ ref, onChoose }: PhotoInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      name="photo"
      accept="image/*"
      hidden
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        if (file) onChoose(file)
        // Lets the same picture be chosen again.
        currentTarget.value = ''
      }}
    />
  )
}
