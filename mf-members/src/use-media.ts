import { useSettings } from 'shared-state/session'

/** Makes the address of a picture's file, which stands after the brand's prefix. */
export function useMedia() {
  const { cdn_prefix: prefix } = useSettings()
  return (file: string) => prefix + file
}
