import type { Agent } from 'node:https'
import { connect } from 'node:tls'
import { certificate } from './fixture-certificate.ts'
import { publicAgent } from './public-agent.ts'

/** The site's agent, but it connects to a push service on this machine whatever the host. */
export function agentTo(port: number): Agent {
  const agent = publicAgent()
  agent.createConnection = () =>
    connect({ host: '127.0.0.1', port, servername: 'push.example.com', ca: certificate.cert })
  return agent
}
