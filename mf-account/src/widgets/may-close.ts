/** Whether the overlay's data allows closing the dialog. Missing or unknown data does, so that no one gets stuck. */
export function mayClose(data: unknown): boolean {
  return !(typeof data === 'object' && data !== null && 'mayClose' in data && data.mayClose === false)
}
