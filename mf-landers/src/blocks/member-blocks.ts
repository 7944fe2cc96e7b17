import type { Block } from '../block/block.tsx'
import { memberChat } from './chosen/chat-start/chat-start.tsx'
import { memberLetter } from './chosen/letter/letter.tsx'
import { memberQuestion } from './chosen/question/question.tsx'

/** Every type of block that is about a chosen member, which no other page can have. */
export const memberBlocks: readonly Block[] = [memberChat, memberLetter, memberQuestion]
