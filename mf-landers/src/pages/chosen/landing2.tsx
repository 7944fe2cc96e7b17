import { ChatStart } from '../../chosen/chat-start/chat-start.tsx'
import { chosenPage } from '../../chosen/chosen-page.tsx'

export const { preload, Page } = chosenPage(ChatStart)
