import { chosenPage } from '../../documents/chosen/chosen-page.tsx'
import { landing } from '../../templates/landing.ts'

export const { preload, Page } = chosenPage(landing)
