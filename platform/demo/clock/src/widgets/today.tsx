/** The date, in a corner of every page. */
export function Widget() {
  return <time>{new Date().toLocaleDateString('en', { dateStyle: 'full' })}</time>
}
