import { unblock } from 'contracts'
import { call } from 'shared-state/api'
import { invalidateMembers } from 'shared-state/apply-locally'
import { queryClient, useMutation } from 'shared-state/query'
import { focusSection } from '../settings-section.tsx'
import { blocksQuery } from './blocks-query.ts'

export function useUnblockMember(id: string) {
  return useMutation({
    mutationFn: () => call(unblock, { body: { profile: id } }),
    onSuccess(response) {
      queryClient.setQueryData(blocksQuery.queryKey, response)
      invalidateMembers()
      focusSection('blocked')
    },
  })
}
