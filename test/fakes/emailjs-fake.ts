export const emailJsAccount = { serviceId: 'service_1', templateId: 'template_1', publicKey: 'public_1' }

const sentence = (status: number, text: string) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** EmailJS as documented (https://www.emailjs.com/docs/rest-api/send/): 200 with `OK`, or an error message. */
export function emailJsFake() {
  const delivered: Record<string, string>[] = []
  return {
    delivered,
    answer: async (url: string, { method, headers, body }: RequestInit): Promise<Response> => {
      if (url !== 'https://api.emailjs.com/api/v1.0/email/send' || method !== 'POST') return sentence(404, 'Not found')
      if (new Headers(headers).get('content-type') !== 'application/json') return sentence(400, 'JSON is required')
      const { service_id, template_id, user_id, template_params } = JSON.parse(typeof body === 'string' ? body : '')
      if (user_id !== emailJsAccount.publicKey) return sentence(400, 'The Public Key is invalid')
      if (service_id !== emailJsAccount.serviceId) return sentence(400, 'The service ID not found')
      if (template_id !== emailJsAccount.templateId) return sentence(400, 'The template ID not found')
      delivered.push(template_params)
      return sentence(200, 'OK')
    },
  }
}
