// What Fastify alone makes of a list: the same rows from memory, in a process of its own.
import Fastify from 'fastify'

const rows: unknown = JSON.parse(process.env.ROWS ?? '[]')
const app = Fastify()
app.get('/', async () => rows)
console.log(`The plain server is open at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
