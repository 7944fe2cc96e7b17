import { paths } from 'contracts'

interface ErrorPageFailureProps {
  /** The error that the error page was to show. */
  readonly error: unknown
  /** Why the error page failed. */
  readonly failure: unknown
}

/** §8: the last resort. Uses no words, kit or router, since one of them may be what failed. */
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
