import { useEffect } from 'react'
import { codeOf } from 'shared-state/problem-text'
import { queryClient } from 'shared-state/query'
import { staffQuery } from '../queries/staff-query.ts'

const CHECK_MS = 60_000

const lookAgain = () => void queryClient.invalidateQueries({ queryKey: staffQuery.queryKey })

/** Notices that the proof of the session has run out: by its time, or because a read was refused. */
export function useUnproven(provenUntil: string | null) {
  useEffect(() => {
    if (provenUntil === null) return
    const timer = setInterval(() => {
      // Calls put it off, which only the server knows.
      if (Date.parse(provenUntil) <= Date.now()) lookAgain()
    }, CHECK_MS)
    return () => clearInterval(timer)
  }, [provenUntil])

  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        if (codeOf(event.action.error) === 'second_factor_required') lookAgain()
      }),
    [],
  )
}
