export type PictureColours = {
  /** True for PQ, HLG or the primaries of Rec. 2020 (ITU-T H.273), which the decoder would misread as sRGB. */
  isHdr: boolean
  /** The exponent of a PNG's gAMA chunk, if it differs from sRGB's (1/2.2) and no other chunk overrides it. */
  gamma: number | undefined
}

const REC_2020 = 9
const PQ = 16
const HLG = 18
const SRGB_GAMMA = 1 / 2.2

export function coloursOf(bytes: Uint8Array): PictureColours {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.toString('latin1', 1, 4) === 'PNG') return ofPng(file)
  if (file.toString('latin1', 4, 8) === 'ftyp') return { isHdr: isHdrAvif(file), gamma: undefined }
  return { isHdr: false, gamma: undefined }
}

function isHdrAvif(file: Buffer): boolean {
  const at = file.indexOf('colrnclx')
  const pixels = file.indexOf('mdat')
  if (at === -1 || at + 12 > file.length || (pixels !== -1 && at > pixels)) return false
  return isHdr(file.readUInt16BE(at + 8), file.readUInt16BE(at + 10))
}

const isHdr = (primaries: number, transfer: number) => primaries === REC_2020 || transfer === PQ || transfer === HLG

function ofPng(file: Buffer): PictureColours {
  let gamma: number | undefined
  let isOverridden = false
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const kind = file.toString('latin1', at + 4, at + 8)
    if (kind === 'IDAT') break
    if (kind === 'cICP' && isHdr(file[at + 8] ?? 0, file[at + 9] ?? 0)) return { isHdr: true, gamma: undefined }
    if (kind === 'gAMA') gamma = file.readUInt32BE(at + 8) / 100_000
    isOverridden ||= kind === 'sRGB' || kind === 'iCCP' || kind === 'cICP'
  }
  const differs = gamma !== undefined && gamma >= 0.1 && gamma <= 5 && Math.abs(gamma - SRGB_GAMMA) > 0.02
  return { isHdr: false, gamma: differs && !isOverridden ? gamma : undefined }
}

/** Converts 8-bit pixels with this gamma to sRGB, in place; an alpha channel (the second or fourth) stays unchanged. */
export function correctGamma(pixels: Buffer, channels: number, gamma: number): void {
  const table = Uint8Array.from({ length: 256 }, (_, value) => Math.round(255 * (value / 255) ** (SRGB_GAMMA / gamma)))
  const colours = channels % 2 === 0 ? channels - 1 : channels
  for (let at = 0; at < pixels.length; at += channels)
    for (let channel = 0; channel < colours; channel++) pixels[at + channel] = table[pixels[at + channel] ?? 0] ?? 0
}
