import { expect, test } from 'vitest'
import { importRequest } from './import-request.ts'

test('reads file, agent and admin, e-mails in lower case', () => {
  expect(importRequest(['f.csv', '--agent', 'A@B.example', '--verify-as=Admin@b.example'])).toEqual({
    file: 'f.csv',
    agent: 'a@b.example',
    verifyAs: 'admin@b.example',
  })
  expect(importRequest(['--agent', 'a@b.example', 'f.csv'])).toMatchObject({ verifyAs: undefined })
})

test.each([
  [[], 'name the file to import: npm run import -- FILE'],
  [['f.csv'], 'say whose listings they are: npm run import'],
  [['f.csv', 'g.csv', '--agent', 'a@b.example'], 'one file at a time, not also g.csv: npm run import'],
  [['f.csv', '--agent', 'nobody'], '--agent needs an e-mail address, not ‘nobody’.'],
  [['f.csv', '--agent', 'a@b.example', '--verify-as', 'x'], '--verify-as needs an e-mail address, not ‘x’.'],
  [['f.csv', '--agnet', 'a@b.example'], "Unknown option '--agnet': npm run import"],
])('rejects the arguments %o in one line', (args, message) => {
  expect(() => importRequest(args)).toThrow(message)
  try {
    importRequest(args)
  } catch (error) {
    expect(String(error)).not.toContain('\n')
  }
})
