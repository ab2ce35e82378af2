import { Refusal } from '../../refusal.ts'

const MEGABYTE = 1024 * 1024

export function checkQuota(bytes: number, quotaBytes: number): void {
  if (bytes <= quotaBytes) return
  const megabytes = (quotaBytes / MEGABYTE).toLocaleString('en')
  const message = `Your pictures take all of the ${megabytes} MB that one person has. Delete listings that you no longer need: their pictures are cleared within an hour, and pictures that no listing shows a day after their upload.`
  throw new Refusal('conflict', message, { image: message })
}
