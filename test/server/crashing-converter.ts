// Stands in for the process that converts pictures: a picture of one byte ends it, any other keeps it busy for ever.
process.on('disconnect', () => process.exit())
process.on('message', (original: Uint8Array) => {
  if (original.length === 1) process.kill(process.pid, 'SIGSEGV')
})
