/** Formats a time as `2026-11-21 09:30 UTC`. */
export function formatTime(time: string | number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
