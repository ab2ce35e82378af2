// Prints the seconds in which a model learns from 20,000 invented sales, and the estimates a second.
import { candidatesAmong, estimatedPrice, learnModel, pastSale } from 'price-estimate'
import { sampleSales } from 'price-estimate/sample-sales'

const COUNT = 20_000
const ESTIMATES = 2_000
const sales = sampleSales(COUNT).map(pastSale)
const start = performance.now()
const model = await learnModel(sales)
if (!model) throw new Error('no model')
console.log(`learnt from ${COUNT} sales in ${((performance.now() - start) / 1000).toFixed(1)} s`)
const find = candidatesAmong(sales)
const today = Date.UTC(2026, 0, 1) / 86_400_000
const begun = performance.now()
for (const { facts } of sales.slice(0, ESTIMATES)) estimatedPrice(model, facts, today, find(facts, today))
console.log(`${Math.round(ESTIMATES / ((performance.now() - begun) / 1000))} estimates a second`)
