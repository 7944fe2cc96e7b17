/** A page's HTML without its scripts, the data for them, and what is loaded early for them. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g, '')
}
