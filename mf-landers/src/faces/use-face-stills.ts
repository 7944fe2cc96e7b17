import { useSettings } from 'shared-state/session'
import type { Face } from './use-faces.ts'

/** Up to three faces for the signup to keep in sight, as addresses of pictures. */
export function useFaceStills(faces: readonly Face[] = []): string[] {
  const { cdn_prefix } = useSettings()
  return faces.slice(0, 3).map(({ main_image }) => cdn_prefix + main_image.card)
}
