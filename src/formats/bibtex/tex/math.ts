import { delimitedMath } from '../../../core/tex-delimiters.ts'

/**
 * Returns the end of the mathematics that starts at an offset, or undefined if there is none.
 *
 * Mathematics starts with `$`, `$$`, `\(` or `\[`. It may contain only balanced braces and commands for signs and their
 * arrangement, so that a record can never run any other command.
 */
export function mathEnd(text: string, start: number): number | undefined {
  const found = delimitedMath(text, start)
  if (found === undefined) return undefined
  const { opening, inner, end } = found
  if (inner.trim() === '') return undefined
  if (opening === '$' ? /^[\s\d.,]|\s$/.test(inner) : inner.includes('$')) return undefined
  if (!/[\\^_]/.test(inner) && inner.length > 3) return undefined
  if (/(?<!\\)[#%&]|~/.test(inner) || !isBalanced(inner)) return undefined
  for (const [, name = ''] of inner.matchAll(/\\([a-zA-Z]*)/g)) if (name !== '' && !harmless.has(name)) return undefined
  return /\\(?![a-zA-Z,;:! {}#%&$])/.test(inner) ? undefined : end
}

/** True if the braces of a text are balanced as BibTeX counts them, including escaped braces. */
export function isBalanced(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '{') depth++
    else if (character === '}' && --depth < 0) return false
  }
  return depth === 0
}

const harmless = new Set(
  `alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi varpi rho varrho sigma varsigma
  tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega
  mathrm mathbf mathit mathcal mathbb mathsf mathfrak text textrm rm bf it cal left right bar hat tilde vec dot ddot overline underline
  frac sqrt sum prod int oint infty partial nabla pm mp times cdot cdots ldots dots div circ degree ast star bullet oplus otimes
  to rightarrow leftarrow Rightarrow Leftarrow leftrightarrow uparrow downarrow mapsto le leq ge geq ne neq ll gg sim simeq approx
  equiv cong propto in notin subset supset cup cap forall exists perp parallel prime dagger ell hbar Re Im sin cos tan log ln exp
  min max lim quad langle rangle lesssim gtrsim odot tfrac dfrac binom mathscr boldsymbol bm operatorname mathnormal textit textbf
  textsf textup mbox widehat widetilde check breve mid nmid vert Vert lbrace rbrace lfloor rfloor lceil rceil sup inf arcsin arccos
  arctan sinh cosh tanh cot sec csc det dim ker deg gcd arg limsup liminf emptyset setminus wedge vee neg land lor implies iff
  vdots ddots aleph leqslant geqslant subseteq supseteq subsetneq prec succ asymp models angle triangle square longrightarrow
  longleftarrow Longrightarrow Leftrightarrow hookrightarrow bigcup bigcap bigoplus qquad displaystyle textstyle limits`.split(
    /\s+/,
  ),
)
