// The stand-in for the payment switch in a process of its own, so that any process of the site may die:
// node payment-switch.ts FOLDER URL-OF-THE-SITE
import { WEBHOOK_PATH } from '../simulator/start-payments.ts'
import { startSimulator } from '../simulator/start-simulator.ts'

const [folder = '', site = ''] = process.argv.slice(2)
const { stop } = await startSimulator({ folder, webhookUrl: () => site + WEBHOOK_PATH })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
