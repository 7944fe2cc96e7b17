import { useSettings } from 'shared-state/session'

/** Turns a picture's file name into its URL, under the brand's CDN prefix. */
export function useMedia() {
  const { cdn_prefix: prefix } = useSettings()
  return (file: string) => prefix + file
}
