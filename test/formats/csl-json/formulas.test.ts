import { expect, it } from 'vitest'
import { withFormulasSet } from '../../../src/formats/csl-json/titles/formulas.ts'
import { expectLinear } from '../../linear.ts'

it.each([
  ['100 $\\mu$J, 5$^\\circ$C, $E=mc^2$', '100 μJ, 5°C, E=mc<sup>2</sup>'],
  ['$\\alpha$-Fe$_2$O$_3$ and $p < 0.05$', 'α-Fe<sub>2</sub>O<sub>3</sub> and p < 0.05'],
  ['Decay of $Z^0 \\to \\mu\\mu$', 'Decay of Z<sup>0</sup> → μμ'],
  ['$\\mathrm{H_2O}$ and $10^{-3}$', 'H<sub>2</sub>O and 10<sup>-3</sup>'],
  ['$x_{i_1}$, $\\Lambda_{\\rm c}^+$', 'x<sub>i<sub>1</sub></sub>, Λ<sub>c</sub><sup>+</sup>'],
  ["$f'$ of the $n$-body problem", 'f′ of the n-body problem'],
])('sets the formulas of %j', (text, expected) => {
  expect(withFormulasSet(text)).toBe(expected)
})

it.each(['$\\frac{a}{b}$', '$\\sqrt{s}$ = 7', 'costs $5 and $10', 'US$ and A$ x', '$x_$', '$\\input{a}$', '$a}$'])(
  'leaves %j as it is',
  text => {
    expect(withFormulasSet(text)).toBe(text)
  },
)

it('takes linear time', () => {
  expectLinear(size => withFormulasSet('$a_{'.repeat(size)), 10_000)
  expectLinear(size => withFormulasSet('$\\mu$ '.repeat(size)), 10_000)
})
