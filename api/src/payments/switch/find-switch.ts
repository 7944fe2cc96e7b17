import { type SwitchKeys, switchKeys } from './switch-keys.ts'

/** The address and keys of the embedded switch, which another process of the site serves. */
export function findSwitch(folder: string): { readonly url: string; readonly keys: SwitchKeys } {
  const keys = switchKeys(folder)
  return { url: urlOf(keys), keys }
}

export function urlOf({ port }: SwitchKeys): string {
  return `http://127.0.0.1:${port}`
}
