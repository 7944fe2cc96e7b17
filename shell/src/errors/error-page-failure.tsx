import { paths } from 'contracts'

interface ErrorPageFailureProps {
  /** What the page was to tell of. */
  readonly error: unknown
  /** Why it could not. */
  readonly failure: unknown
}

/** §8: the last page that there is, so it needs neither words nor kit nor router; those may be what failed. */
export function ErrorPageFailure({ error, failure }: ErrorPageFailureProps) {
  return (
    <div lang="en">
      <h1>An error occurred while showing the error page</h1>
      <p>{String(failure)}</p>
      <p>{String(error)}</p>
      <p>
        <a href={paths.index}>Back to home</a>
      </p>
    </div>
  )
}
