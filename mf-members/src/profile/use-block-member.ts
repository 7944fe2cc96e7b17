import { blockMember, getBlocks, paths, unblock } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { call } from 'shared-state/api'
import { applyLocally, invalidateMembers } from 'shared-state/apply-locally'
import { endpointQuery, queryClient, useMutation } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'

const blocksKey = endpointQuery(getBlocks).queryKey

interface Blocked {
  readonly id: string
  readonly name: string
}

/** Blocks a member, leads away from their page, and offers to take it back. */
export function useBlock({ id, name }: Blocked) {
  const t = useWords()
  const navigate = useNavigate()
  const { mutate: undo } = useUnblock({ id, name })
  return useMutation({
    mutationFn: () => call(blockMember, { body: { profile: id } }),
    onSuccess(blocks) {
      queryClient.setQueryData(blocksKey, blocks)
      applyLocally({ kind: 'blocked', profile: id })
      void navigate(paths.members, { replace: true })
      toast({
        tone: 'success',
        title: t('block.done', { name }),
        action: { label: t('block.undo'), onPress: () => undo() },
      })
    },
  })
}

/** Lets the two see each other again; likes between them are over. */
export function useUnblock({ id, name }: Blocked) {
  const t = useWords()
  const say = useProblemWords()
  return useMutation({
    mutationFn: () => call(unblock, { body: { profile: id } }),
    onSuccess(blocks) {
      queryClient.setQueryData(blocksKey, blocks)
      invalidateMembers()
      toast({ tone: 'success', title: t('block.undone', { name }) })
    },
    onError: (error) => toast({ tone: 'danger', title: t('block.stays', { name }), text: say(error) }),
  })
}
