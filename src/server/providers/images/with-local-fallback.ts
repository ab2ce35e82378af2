import type { ImageStore } from './images.ts'

/** A hosted store for new pictures, with our folder of earlier ones next to it: they go on being served, and cleared. */
export function withLocalFallback(hosted: ImageStore, folder: ImageStore): ImageStore {
  return {
    kind: hosted.kind,
    put: hosted.put,
    open: async (name) => (await folder.open(name)) ?? hosted.open(name),
    remove: async (id) => {
      await Promise.all([folder.remove(id), hosted.remove(id)])
    },
    ids: async function* () {
      yield* folder.ids()
      yield* hosted.ids()
    },
    check: hosted.check,
  }
}
