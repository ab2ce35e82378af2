// The pictures of homes that have no photograph, drawn in the colours of the pages: 1600 × 1067, one for each type of home.

const pine = '#1f4a3d'
const moss = '#5f8573'
const sage = '#b9c9bb'
const brass = '#8a5f1e'
const glow = '#f0cf8f'
const wall = '#fffdf7'
const shade = '#efe6d6'
const line = '#d8cdbb'
const clay = '#c98f6b'
const GROUND = 840

const rect = (x, y, width, height, fill, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
const shape = (points, fill) => `<polygon points="${points}" fill="${fill}"/>`
const each = (values, draw) => values.map(draw).join('')

const windowAt = (x, y, width = 84, height = 108) =>
  rect(x - 6, y - 6, width + 12, height + 12, line, 4) +
  rect(x, y, width, height, glow, 2) +
  rect(x + width / 2 - 2, y, 4, height, wall) +
  rect(x, y + height / 2 - 2, width, 4, wall) +
  rect(x - 12, y + height + 4, width + 24, 8, line, 2)
const doorAt = (x, colour, width = 84, height = 170) =>
  rect(x - 8, GROUND - height - 8, width + 16, height + 8, line, 4) +
  rect(x, GROUND - height, width, height, colour, 2) +
  rect(x + 14, GROUND - height + 16, width - 28, 40, glow, 2) +
  `<circle cx="${x + width - 16}" cy="${GROUND - height / 2}" r="5" fill="${glow}"/>` +
  rect(x - 18, GROUND - 10, width + 36, 12, line, 2)
const chimneyAt = (x, y) =>
  rect(x, y, 58, 130, clay) +
  rect(x - 7, y - 10, 72, 14, brass, 2) +
  rect(x + 10, y - 30, 14, 22, clay) +
  rect(x + 34, y - 30, 14, 22, clay)
const tree = (x, width, height) =>
  rect(x - 7, GROUND - 80, 14, 84, brass) +
  `<ellipse cx="${x}" cy="${GROUND - height / 2 - 50}" rx="${width / 2}" ry="${height / 2}" fill="${moss}"/>` +
  `<ellipse cx="${x + width / 8}" cy="${GROUND - height / 2 - 66}" rx="${width / 3.2}" ry="${height / 2.9}" fill="#7d9f8b"/>`
const fir = (x, height) =>
  rect(x - 6, GROUND - 40, 12, 44, brass) +
  each([0, 1, 2], (tier) => {
    const top = GROUND - height + tier * height * 0.24
    const half = height * (0.15 + tier * 0.06)
    return shape(
      `${x},${top} ${x - half},${top + height * 0.42} ${x + half},${top + height * 0.42}`,
      tier % 2 ? '#2c5c4d' : pine,
    )
  })
const hedge = (x, width) => rect(x, GROUND - 52, width, 62, moss, 26)

const detached = () =>
  chimneyAt(862, 272) +
  rect(1010, 590, 300, 250, shade) +
  shape('985,600 1160,480 1335,600', moss) +
  rect(1050, 660, 220, 180, line, 4) +
  each([0, 1, 2, 3], (bar) => rect(1062, 674 + bar * 40, 196, 30, wall, 3)) +
  rect(440, 480, 580, 360, wall) +
  shape('400,492 730,250 1060,492', pine) +
  shape('590,492 730,388 870,492', wall) +
  windowAt(688, 424, 84, 60) +
  each([500, 688, 876], (x) => windowAt(x, 536)) +
  each([500, 876], (x) => windowAt(x, 692)) +
  doorAt(688, brass) +
  tree(300, 210, 270) +
  hedge(440, 190) +
  hedge(850, 130) +
  fir(1410, 420)

const semi = () =>
  chimneyAt(771, 240) +
  each([0, 1], (side) => rect(380 + side * 420, 480, 420, 360, side ? shade : wall)) +
  shape('335,490 500,300 1100,300 1265,490', pine) +
  rect(798, 480, 4, 360, line) +
  each([0, 1], (side) => {
    const mirrored = (x, width = 84) => (side ? 1600 - x - width : x)
    return (
      windowAt(mirrored(450), 530) +
      windowAt(mirrored(650), 530) +
      rect(mirrored(424, 168), 672, 168, 168, side ? '#e4d8c4' : '#f6efe2', 4) +
      shape(side ? '996,676 1020,640 1164,640 1188,676' : '412,676 436,640 580,640 604,676', moss) +
      windowAt(mirrored(444, 128), 700, 128, 96) +
      doorAt(mirrored(660), side ? brass : pine)
    )
  }) +
  hedge(300, 110) +
  hedge(1190, 110) +
  tree(220, 180, 250) +
  tree(1390, 210, 290)

const fronts = [wall, shade, '#dfe8dd', '#f3e3cc', wall]
const doors = [pine, '#a2563c', brass, '#3e6b8a', pine]
const terraced = () =>
  each(fronts, (front, index) => {
    const x = 180 + index * 248
    return (
      chimneyAt(x + 95, 290) +
      rect(x, 460, 248, 380, front) +
      shape(`${x - 6},468 ${x + 20},360 ${x + 254},360 ${x + 254},468`, index % 2 ? '#2c5c4d' : pine) +
      rect(x - 4, 460, 256, 14, line) +
      windowAt(x + 30, 510, 70, 100) +
      windowAt(x + 148, 510, 70, 100) +
      windowAt(x + 30, 680, 80, 100) +
      doorAt(x + 146, doors[index], 72, 160)
    )
  }) + each([196, 444, 692, 940, 1188], (x) => rect(x, GROUND - 40, 106, 44, moss, 18))

const storeys = [180, 310, 440, 570, 700]
const flat = () =>
  rect(440, 140, 720, 700, wall) +
  rect(420, 124, 760, 24, pine, 3) +
  rect(720, 148, 160, 692, shade) +
  each(storeys, (y) => rect(764, y, 72, 84, glow, 2) + rect(798, y, 4, 84, wall)) +
  each(storeys, (y) =>
    each(
      [480, 930],
      (x) =>
        windowAt(x, y, 76, 84) +
        windowAt(x + 110, y, 76, 84) +
        rect(x - 14, y + 62, 216, 40, moss, 3) +
        rect(x - 18, y + 98, 224, 12, pine, 2),
    ),
  ) +
  rect(736, 690, 128, 150, pine, 3) +
  rect(748, 704, 48, 136, glow, 2) +
  rect(804, 704, 48, 136, glow, 2) +
  rect(706, 672, 188, 20, brass, 3) +
  tree(300, 220, 300) +
  tree(1310, 180, 240) +
  hedge(450, 220) +
  hedge(930, 220)

const other = () =>
  rect(420, 300, 760, 540, wall) +
  rect(396, 280, 808, 30, pine, 3) +
  each([490, 660, 850, 1020], (x) => windowAt(x, 370, 90, 130)) +
  rect(420, 560, 760, 46, pine) +
  each(
    Array.from({ length: 10 }, (_, index) => index),
    (stripe) => {
      const x = 420 + stripe * 76
      return shape(`${x},606 ${x + 76},606 ${x + 76},676 ${x},676`, stripe % 2 ? '#f3e3cc' : clay)
    },
  ) +
  rect(450, 684, 240, 136, glow, 3) +
  rect(910, 684, 240, 136, glow, 3) +
  each([570, 1030], (x) => rect(x - 2, 684, 4, 136, wall)) +
  rect(440, 820, 720, 20, line) +
  doorAt(758, brass, 84, 160) +
  tree(290, 180, 260) +
  fir(1330, 360)

/** Type of home → its picture as SVG text. */
export const placeholderArt = Object.fromEntries(
  Object.entries({ detached, semi, terraced, flat, other }).map(([type, building]) => [type, scene(building())]),
)

function scene(building) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067" viewBox="0 0 1600 1067">
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#c3d3d2"/><stop offset=".55" stop-color="#f2e3c8"/><stop offset=".8" stop-color="#f8ecd9"/>
    </linearGradient>
    <linearGradient id="lawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9bfa9"/><stop offset="1" stop-color="#86a38c"/></linearGradient>
    <rect width="1600" height="1067" fill="url(#sky)"/>
    <circle cx="1270" cy="330" r="92" fill="#fbe9c3"/>
    <path d="M0 760 Q 260 600 560 720 T 1120 690 T 1600 700 V1067 H0Z" fill="${sage}"/>
    <path d="M0 800 Q 400 700 800 770 T 1600 760 V1067 H0Z" fill="#a3b9a6"/>
    <rect y="${GROUND}" width="1600" height="240" fill="url(#lawn)"/>
    ${building}
    <path d="M0 960 Q 800 925 1600 960 V1067 H0Z" fill="${shade}"/>
    <path d="M0 960 Q 800 925 1600 960 V968 Q 800 933 0 968Z" fill="${line}"/>
  </svg>`
}

/** Stands in where an agent has no photo: 256 × 256. */
export const agentArt = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
  <rect width="256" height="256" fill="${sage}"/>
  <circle cx="128" cy="104" r="46" fill="${wall}"/>
  <path d="M36 256 Q 40 168 128 168 T 220 256Z" fill="${wall}"/>
</svg>`
