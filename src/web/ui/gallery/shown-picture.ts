/** One picture of several. `caption`: what its owner says about it, may be empty; `alt`: the same, or what stands for it. */
export type ShownPicture = { src: string; alt: string; caption?: string; placeholder?: string | undefined }
