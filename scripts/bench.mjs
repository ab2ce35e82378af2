// npm run bench -- NAME [options]: measures the built app; without a name, lists the benchmarks.
import { onBuiltApp, program, runByName } from './by-name.mjs'

await runByName('bench', {
  server: onBuiltApp(
    'bench/server.ts',
    'Reads and writes compared with the limit of the machine and with an Express app.',
  ),
  page: onBuiltApp('bench/page.ts', 'Lighthouse on a simulated phone, and the longest tasks with many cards.'),
  map: onBuiltApp('bench/map.ts', 'Frames per second of the map with 10,000 homes while it is dragged and zoomed.'),
  search: program('bench/search/search.ts', 'Searches among a million homes, in reads by primary key.'),
  import: onBuiltApp('bench/import.ts', 'A bulk import compared with COPY, and what readers notice of it.'),
  feeds: onBuiltApp(
    'bench/feeds.ts',
    'A feed of 100,000 homes: its first run compared with COPY, and a run of few changes.',
  ),
  evidence: onBuiltApp(
    'bench/evidence.ts',
    'A million sold prices, estimates by them, and how soon the evidence about new homes is there.',
  ),
  pictures: onBuiltApp('bench/pictures.ts', 'Uploads compared with sharp alone, and what readers notice of ten.'),
  load: onBuiltApp('bench/load.ts', 'Simulates concurrent users for some minutes, then checks the books.'),
  attack: onBuiltApp('bench/attack.ts', 'What other users notice during attacks.'),
  'image-memory': onBuiltApp('bench/image-memory.ts', 'Memory after hostile and big pictures.'),
})
