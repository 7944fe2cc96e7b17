/** What the shell says of the dialog. One that says nothing may be closed: nobody is held by mistake. */
export function mayClose(data: unknown): boolean {
  return !(typeof data === 'object' && data !== null && 'mayClose' in data && data.mayClose === false)
}
