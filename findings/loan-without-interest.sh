#!/usr/bin/env bash
# The guess: 300,000 lent for 25 years without interest, as families and some developers do, are 1,000 a month for every library of loans, as
# all of them agree on 1,753.77 at 5 %.
# What happens: of six, two say 1,000; two say NaN, as their formula divides by the rate; one calls the input wrong; and one says that a
# month costs the whole 300,000.
# Packages: financial 0.2.4, amortize 1.1.0, loan-calc 0.2.1, financejs 4.1.0, loanjs 1.1.2, mortgage-js 0.1.2; seen 30 November 2026.
# We divide the amount by the months where there is no interest.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund financial@0.2.4 amortize@1.1.0 loan-calc@0.2.1 financejs@4.1.0 loanjs@1.1.2 mortgage-js@0.1.2
node -e "
const { pmt } = require('financial')
const amortize = require('amortize')
const { paymentCalc } = require('loan-calc')
const Finance = require('financejs')
const { Loan } = require('loanjs')
const { createMortgageCalculator } = require('mortgage-js')
const AMOUNT = 300_000
const MONTHS = 300
const libraries = {
  financial: (rate) => -pmt(rate / 1200, MONTHS, AMOUNT),
  amortize: (rate) => amortize({ amount: AMOUNT, rate, totalTerm: MONTHS, amortizeTerm: 12 }).payment,
  'loan-calc': (rate) => paymentCalc({ amount: AMOUNT, rate, termMonths: MONTHS }),
  financejs: (rate) => new Finance().AM(AMOUNT, rate, MONTHS / 12, 0),
  loanjs: (rate) => new Loan(AMOUNT, MONTHS, rate).installments[0].installment,
  'mortgage-js': (rate) =>
    Object.assign(createMortgageCalculator(), { totalPrice: AMOUNT, downPayment: 0, interestRate: rate / 100, months: MONTHS }).calculatePayment()
      .principalAndInterest,
}
const said = (month) => {
  try {
    return String(Math.round(month()))
  } catch (error) {
    return 'refused'
  }
}
const seen = Object.entries(libraries).map(([name, monthly]) => [name, said(() => monthly(5)), said(() => monthly(0))])
console.table(seen)
const without = seen.map(([, , month]) => month).join()
if (seen.some(([, month]) => month !== '1754') || without !== '1000,1000,NaN,NaN,refused,300000') {
  console.error('The behaviour has changed: a month without interest, in the order above:', without)
  process.exit(1)
}"
