import { expect, test } from 'vitest'
import { screenFiles } from './read-build.ts'

const filesOf = screenFiles({
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_libraries-1.js'] },
  '_libraries-1.js': { file: 'assets/libraries-1.js' },
  '_list-1.js': { file: 'assets/list-1.js', imports: ['_libraries-1.js', '_text-1.js'] },
  '_text-1.js': { file: 'assets/text-1.js', imports: ['_list-1.js'] },
  'search/AllPropertiesPage.tsx': { file: 'assets/AllPropertiesPage-1.js', imports: ['index.html', '_list-1.js'] },
})

test('the files of a screen are its own and their imports, without those of every screen', () => {
  expect(filesOf('search/AllPropertiesPage.tsx')).toEqual([
    '/assets/AllPropertiesPage-1.js',
    '/assets/list-1.js',
    '/assets/text-1.js',
  ])
})

test('rejects a screen that the build does not have', () => {
  expect(() => filesOf('property/Gone.tsx')).toThrow('the build has no property/Gone.tsx')
})
