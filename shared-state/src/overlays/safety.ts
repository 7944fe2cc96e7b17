import { type AnswerOf, getBlocks, unblock } from 'contracts'
import { call } from '../api/call.ts'
import { invalidateMembers } from '../apply-locally.ts'
import { wordsOf } from '../language/i18n.ts'
import { problemTextOf } from '../language/problem-text.ts'
import type common from '../language/words/en.json'
import { endpointQuery, queryClient, useMutation } from '../query.ts'
import { COMMON_WORDS } from '../state/create-i18n.ts'
import { toast } from '../toasts.ts'
import { openOverlay } from './overlays.ts'

/** A member to block or report. */
interface Subject {
  readonly id: string
  readonly name: string
  /** The path to go to once they are blocked. */
  readonly exit: string
}

/** A photo or a message that can be reported by itself, as the form names it. */
interface ReportablePart {
  readonly label: string
  /** Id of one of the member's photos. */
  readonly photo?: string
  /** Sequence of a message that the member has sent. */
  readonly message?: number
}

export interface ReportRequest extends Subject {
  /** The form offers these besides the whole profile. */
  readonly parts?: readonly ReportablePart[]
  /** The message that the user has chosen already: the form shows it and asks nothing. */
  readonly chosen?: ReportablePart
}

/** §6: opens the form that reports a member. */
export function openReport(request: ReportRequest) {
  openOverlay('report', request)
}

/** §6: asks whether to block a member. */
export function openBlock(subject: Subject) {
  openOverlay('block', subject)
}

/** Reads the data of both overlays, which may be anything: another version of a remote may have opened them. */
export function reportRequestIn(data: unknown): ReportRequest | undefined {
  const { id, name, exit } = (data ?? {}) as Partial<ReportRequest>
  const isSubject = [id, name, exit].every((part) => typeof part === 'string')
  return isSubject ? (data as ReportRequest) : undefined
}

/** Caches the response to a block, or to the end of one. */
export function keepBlocks(blocks: AnswerOf<typeof getBlocks>) {
  queryClient.setQueryData(endpointQuery(getBlocks).queryKey, blocks)
}

/** Lets the two members see and write to each other again. Likes between them do not come back. */
export async function unblockMember(id: string) {
  keepBlocks(await call(unblock, { body: { profile: id } }))
  invalidateMembers()
}

const useWords = wordsOf<typeof common>(COMMON_WORDS)
const useProblemText = problemTextOf<typeof common>(COMMON_WORDS)

/** Unblocks a member, and says in a toast whether that worked. */
export function useUnblockMember({ id, name }: Pick<Subject, 'id' | 'name'>) {
  const t = useWords()
  const problemText = useProblemText()
  return useMutation({
    mutationFn: () => unblockMember(id),
    onSuccess: () => toast({ tone: 'success', title: t('unblocked', { name }) }),
    onError: (error) =>
      toast({ tone: 'danger', title: t('stillBlocked', { name }), text: problemText(error) }),
  })
}
