import { make } from '../people/make.ts'
import { testApp } from './app.ts'
import { builtPage } from './built-page.ts'

export const ORIGIN = 'https://homes.example'

export async function appWithPages() {
  const app = await testApp({ DEMO: 'false', PUBLIC_URL: ORIGIN }, undefined, { page: builtPage })
  const agent = await make.user(app, { role: 'agent', name: 'Ida Weir' })
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(app.url + path, { headers: { accept: 'text/html', ...headers } })
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }
  return { app, agent, get }
}
