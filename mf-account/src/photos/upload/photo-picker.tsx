import { type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from 'shared-ui/button'

interface PhotoPickerProps extends Omit<ButtonProps, 'onPress'> {
  readonly onFiles: (files: readonly File[]) => void
  /** Opens the camera directly on devices that have one. */
  readonly isCamera?: boolean
  readonly children: ReactNode
}

/** A button that opens the file picker for pictures. */
export function PhotoPicker({ onFiles, isCamera = false, children, ...props }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...props} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        name={isCamera ? 'camera' : 'photos'}
        accept="image/*"
        multiple={!isCamera}
        {...(isCamera && { capture: 'user' as const })}
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Lets the same picture be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
