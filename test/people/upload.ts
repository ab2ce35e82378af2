export async function upload(
  url: string,
  token: string | undefined,
  bytes: Uint8Array<ArrayBuffer>,
  { field = 'image', name = 'home.jpg', type = 'image/jpeg', address = '' } = {},
) {
  const form = new FormData()
  form.append(field, new Blob([bytes], { type }), name)
  const headers = { ...bearer(token), ...(address && { 'x-forwarded-for': address }) }
  const answer = await fetch(new URL('/api/images', url), { method: 'POST', body: form, headers })
  const body = (await answer.json()) as {
    detail?: string
    errors?: Record<string, string>
    data?: { display_url: string }
  }
  return { status: answer.status, headers: answer.headers, body, address: body.data?.display_url ?? '' }
}

export async function uploadDocument(url: string, token: string | undefined, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.append('document', new Blob([bytes], { type: 'application/pdf' }), 'areas.pdf')
  const answer = await fetch(new URL('/api/documents', url), { method: 'POST', body: form, headers: bearer(token) })
  const body = (await answer.json()) as { detail?: string; errors?: Record<string, string>; url?: string }
  return { status: answer.status, body }
}

export const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }
